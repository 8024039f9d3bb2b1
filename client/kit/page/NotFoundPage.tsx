import { Link } from './Link.tsx';
import { buttonClass } from '../controls/Button.tsx';
import { useText } from '../../text/index.ts';
import { Notice } from './Notice.tsx';

interface NotFoundPageProps {
  /** closedMatch: a match that was there just now, and had not begun. */
  readonly what?: 'page' | 'game' | 'match' | 'closedMatch';
}

/** The page for an address where there is no page, game or match. */
export function NotFoundPage({ what = 'page' }: NotFoundPageProps) {
  const { trouble } = useText();
  const { heading, lead } = {
    page: { heading: trouble.notFound, lead: trouble.notFoundLead },
    game: { heading: trouble.noGame, lead: trouble.notFoundLead },
    match: { heading: trouble.noMatch, lead: trouble.noMatchLead },
    closedMatch: { heading: trouble.noMatch, lead: trouble.closedLead },
  }[what];
  return (
    <Notice
      heading={heading}
      lead={lead}
      action={
        <Link href="/" className={buttonClass({ variant: 'primary' })}>
          {trouble.home}
        </Link>
      }
    />
  );
}
