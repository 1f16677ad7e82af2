import { Component, type ReactNode } from 'react';

interface WhenBrokenProps {
  /** Drawn where the children cannot be. */
  readonly show: ReactNode;
  readonly children: ReactNode;
}

/** One thing among others that cannot be drawn stays one thing: the page around it goes on. */
export class WhenBroken extends Component<WhenBrokenProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.show : this.props.children;
  }
}
