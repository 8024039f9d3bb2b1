import { ShieldCheck } from 'lucide-react';
import { Link } from '../kit/page/Link.tsx';
import { buttonClass } from '../kit/controls/Button.tsx';
import { useDealtText } from '../text/shell/dealt.ts';

/** Where the chance of a match is worked out again. */
export function CheckLink({ href }: { readonly href: string }) {
  const { fair } = useDealtText();
  return (
    <Link href={href} className={buttonClass({})}>
      <ShieldCheck aria-hidden="true" />
      <span>{fair.check}</span>
    </Link>
  );
}
