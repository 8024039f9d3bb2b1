import { Link } from './Link.tsx';
import { buttonClass } from '../controls/Button.tsx';
import { useText } from '../../text/index.ts';
import { Notice } from './Notice.tsx';

/** The page for an address where there is no page, game or match. */
export function NotFoundPage({ what = 'page' }: { readonly what?: 'page' | 'game' | 'match' }) {
  const { trouble } = useText();
  const heading = { page: trouble.notFound, game: trouble.noGame, match: trouble.noMatch }[what];
  return (
    <Notice
      heading={heading}
      lead={what === 'match' ? trouble.noMatchLead : trouble.notFoundLead}
      action={
        <Link href="/" className={buttonClass({ variant: 'primary' })}>
          {trouble.home}
        </Link>
      }
    />
  );
}
