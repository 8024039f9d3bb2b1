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

/** Stands in for a page that threw, so that the rest of the shell goes on. React writes the error to the console. */
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

/** A part of it didn't come: the network may be back by now, and after an update only a reload helps. */
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
