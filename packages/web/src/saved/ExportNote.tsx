import type { ReactElement } from 'react';
import type { Seat } from '@quayside/live';
import { T } from '../text/speech.tsx';

interface ExportNoteProps {
  readonly exported: boolean;
  readonly seats: readonly Seat[];
  readonly over: boolean;
}

/** Once a table was taken away: several people who still play should know that its future lies in the file. */
export function ExportNote({ exported, seats, over }: ExportNoteProps): ReactElement {
  const secret = !over && seats.filter(({ sitter }) => sitter === 'person').length > 1;
  return (
    <p role="status" className="export-note">
      {exported && secret && <T id="web.export.seed" />}
    </p>
  );
}
