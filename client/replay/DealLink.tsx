import { Link } from '../kit/page/Link.tsx';
import { writeDeal } from '../../games/kit/deal.ts';
import type { Meta } from '../../games/kit/meta.ts';
import type { GameRecord } from '../../games/kit/rules.ts';
import { buttonClass } from '../kit/controls/Button.tsx';
import { useDealtText } from '../text/shell/dealt.ts';

/** Where the deal of a match can be played again and shared. No code has room for the options of a stock game. */
export function DealLink({ meta, record }: { readonly meta: Meta; readonly record: GameRecord }) {
  const { thisDeal } = useDealtText();
  if (meta.ownOptions === true) return null;
  const { players, options, seed, format } = record;
  const code = writeDeal(meta, { game: meta.id, players, options, seed, format });
  return (
    <Link href={`/deal/${code}`} className={buttonClass({})}>
      {thisDeal}
    </Link>
  );
}
