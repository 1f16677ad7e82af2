import { Component, type ReactNode } from 'react';
import { Trouble } from './Trouble.tsx';

/** Catches what should never happen: tables are kept after every step, so nothing is lost by showing it anew. */
export class Mishaps extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <Trouble
        title="web.trouble.broken"
        what="web.trouble.broken-what"
        onRetry={() => this.setState({ failed: false })}
      />
    );
  }
}
