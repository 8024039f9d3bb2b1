import type { Meta } from '../../games/kit/meta.ts';
import { buttonClass } from '../kit/controls/Button.tsx';
import { Link } from '../kit/page/Link.tsx';
import { useTableText } from '../text/shell/table.ts';

interface ReviewLinkProps {
  readonly meta: Meta;
  readonly href: string;
}

/** Where a match that is over is looked over. Reviews guess what is hidden, which nobody can in a stock game. */
export function ReviewLink({ meta, href }: ReviewLinkProps) {
  const { past } = useTableText();
  if (meta.ownOptions === true) return null;
  return (
    <Link href={href} className={buttonClass({})}>
      {past.review}
    </Link>
  );
}
