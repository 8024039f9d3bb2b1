import { Component, type ReactNode } from 'react';
import { Button } from '../kit/Button.tsx';
import { useText } from '../text/index.ts';
import { Notice } from '../kit/page/Notice.tsx';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly broken: boolean;
}

/** Stands in for a page that threw, so that the rest of the shell goes on. React writes the error to the console. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { broken: false };

  static getDerivedStateFromError(): State {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? <BrokenPage /> : this.props.children;
  }
}

function BrokenPage() {
  const { trouble } = useText();
  return (
    <Notice
      heading={trouble.crash}
      lead={trouble.crashLead}
      action={
        <Button variant="primary" onClick={() => window.location.reload()}>
          {trouble.reload}
        </Button>
      }
    />
  );
}
