import { Component, type ReactNode } from 'react';
import { Button, buttonClass } from '../kit/controls/Button.tsx';
import { Link } from '../kit/page/Link.tsx';
import { NotLoaded, forgetFailures } from '../kit/page/lazily.tsx';
import { useText } from '../text/index.ts';
import { Notice } from '../kit/page/Notice.tsx';
import { causesOf } from './causes.ts';
import styles from './ErrorBoundary.module.css';

/** Whether this page is being developed, as React tells it: every bundler that knows React answers that. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };
const DEVELOPING = process.env.NODE_ENV !== 'production';

interface Props {
  /** Stands beside a page, which goes on without it. */
  readonly beside?: true;
  readonly children: ReactNode;
}

interface State {
  /** What was thrown; null while all is well. */
  readonly trouble: { readonly error: unknown } | null;
}

/**
 * Replaces a page that threw an error, so that the frame keeps working. React logs the error on the console; in
 * development the page says it too.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { trouble: null };

  static getDerivedStateFromError(error: unknown): State {
    return { trouble: { error } };
  }

  override componentDidCatch(): void {
    forgetFailures();
  }

  private readonly again = () => this.setState({ trouble: null });

  override render(): ReactNode {
    const { trouble } = this.state;
    if (trouble === null) return this.props.children;
    return this.props.beside ? null : <TroublePage error={trouble.error} onAgain={this.again} />;
  }
}

/** Where a part couldn't be loaded, trying again helps if the network is back, reloading if there was an update. */
function TroublePage({ error, onAgain }: { readonly error: unknown; onAgain(): void }) {
  const { trouble } = useText();
  const missing = error instanceof NotLoaded;
  const action = (
    <>
      <Button variant="primary" onClick={() => window.location.reload()}>
        {trouble.reload}
      </Button>
      {missing && <Button onClick={onAgain}>{trouble.again}</Button>}
      <Link href="/" className={buttonClass({})}>
        {trouble.home}
      </Link>
    </>
  );
  return (
    <Notice
      heading={missing ? trouble.notLoaded : trouble.crash}
      lead={missing ? trouble.notLoadedLead : trouble.crashLead}
      action={action}
    >
      {DEVELOPING && (
        <pre className={styles.causes} translate="no">
          {causesOf(error).join('\n')}
        </pre>
      )}
    </Notice>
  );
}
