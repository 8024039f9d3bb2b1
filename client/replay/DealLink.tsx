import { Link } from '../kit/page/Link.tsx';
import { writeDeal } from '../../games/kit/deal.ts';
import type { Meta } from '../../games/kit/meta.ts';
import type { GameRecord } from '../../games/kit/rules.ts';
import { buttonClass } from '../kit/controls/Button.tsx';
import { useDealText } from '../text/shell/deal.ts';

/** Where the deal of a match can be played again and shared. */
export function DealLink({ meta, record }: { readonly meta: Meta; readonly record: GameRecord }) {
  const { thisDeal } = useDealText();
  const { players, options, seed, format } = record;
  const code = writeDeal(meta, { game: meta.id, players, options, seed, format });
  return (
    <Link href={`/deal/${code}`} className={buttonClass({})}>
      {thisDeal}
    </Link>
  );
}
