import { Component, type ReactNode } from 'react';
import { Button } from '../kit/controls/Button.tsx';
import { NotLoaded } from '../kit/page/lazily.tsx';
import { useText } from '../text/index.ts';
import { Notice } from '../kit/page/Notice.tsx';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly trouble: 'none' | 'broken' | 'notLoaded';
}

/** Replaces a page that threw an error, so that the frame keeps working. React logs the error on the console. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { trouble: 'none' };

  static getDerivedStateFromError(error: unknown): State {
    return { trouble: error instanceof NotLoaded ? 'notLoaded' : 'broken' };
  }

  private readonly again = () => this.setState({ trouble: 'none' });

  override render(): ReactNode {
    const { trouble } = this.state;
    if (trouble === 'none') return this.props.children;
    return trouble === 'broken' ? <BrokenPage /> : <MissingPage onAgain={this.again} />;
  }
}

function BrokenPage() {
  const { trouble } = useText();
  return <Notice heading={trouble.crash} lead={trouble.crashLead} action={<ReloadButton />} />;
}

/**
 * A part of the page couldn't be loaded: trying again helps if the network is back, reloading if there was an update.
 */
function MissingPage({ onAgain }: { onAgain(): void }) {
  const { trouble } = useText();
  const action = (
    <>
      <ReloadButton />
      <Button onClick={onAgain}>{trouble.again}</Button>
    </>
  );
  return <Notice heading={trouble.notLoaded} lead={trouble.notLoadedLead} action={action} />;
}

function ReloadButton() {
  const { trouble } = useText();
  return (
    <Button variant="primary" onClick={() => window.location.reload()}>
      {trouble.reload}
    </Button>
  );
}
