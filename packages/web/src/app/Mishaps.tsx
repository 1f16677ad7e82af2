import { Component, type ReactNode } from 'react';
import { Trouble } from './Trouble.tsx';
import { NotLoaded } from './when-wanted.tsx';

type Mishap = 'broken' | 'not-loaded';

/** Catches what should never happen: tables are kept after every step, so nothing is lost by showing it anew. */
export class Mishaps extends Component<{ readonly children: ReactNode }, { readonly mishap: Mishap | null }> {
  override state = { mishap: null as Mishap | null };

  static getDerivedStateFromError(error: unknown): { readonly mishap: Mishap } {
    return { mishap: error instanceof NotLoaded ? 'not-loaded' : 'broken' };
  }

  override render(): ReactNode {
    const { mishap } = this.state;
    if (!mishap) return this.props.children;
    return (
      <Trouble
        title={`web.trouble.${mishap}`}
        what={`web.trouble.${mishap}-what`}
        onRetry={() => (mishap === 'not-loaded' ? location.reload() : this.setState({ mishap: null }))}
      />
    );
  }
}
