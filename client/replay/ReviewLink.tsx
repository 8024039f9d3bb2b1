import { Link } from '../kit/page/Link.tsx';
import { buttonClass } from '../kit/controls/Button.tsx';
import { useTableText } from '../text/shell/table.ts';

/** Where a match that is over is looked over. */
export function ReviewLink({ href }: { readonly href: string }) {
  const { past } = useTableText();
  return (
    <Link href={href} className={buttonClass({})}>
      {past.review}
    </Link>
  );
}
