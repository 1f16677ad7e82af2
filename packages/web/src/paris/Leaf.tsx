import type { Message } from '@quayside/kernel';
import type { ReactElement, ReactNode } from 'react';
import { Said } from '../text/speech.tsx';

/** A leaf about one thing: its drawing, its name, and what there is to say of it. */
export function Leaf({
  icon,
  name,
  children,
}: {
  readonly icon?: ReactNode;
  readonly name: Message;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <div className="paris-leaf">
      <h4>
        {icon}
        <span>
          <Said message={name} />
        </span>
      </h4>
      {children}
    </div>
  );
}
