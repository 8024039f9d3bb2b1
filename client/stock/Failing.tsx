import { Component, type ReactNode } from 'react';

interface FailingProps {
  /** At another step the children are tried again. */
  readonly at: number;
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

interface Shown {
  readonly at: number;
  readonly failed: boolean;
}

/** Shows something else at a position at which its children fail. */
export class Failing extends Component<FailingProps, Shown> {
  override state: Shown = { at: this.props.at, failed: false };

  static getDerivedStateFromError(): Pick<Shown, 'failed'> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ at }: FailingProps, shown: Shown): Shown | null {
    return at === shown.at ? null : { at, failed: false };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
