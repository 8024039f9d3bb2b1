import { useEffect } from 'react';
import { Link } from '../kit/page/Link.tsx';
import { readDeal } from '../../games/kit/deal.ts';
import type { Meta } from '../../games/kit/meta.ts';
import { buttonClass } from '../kit/controls/Button.tsx';
import { useNow } from '../asking/use-now.ts';
import { useLanguage } from '../text/index.ts';
import { daily } from '../text/shell/daily.ts';
import { dayOf } from './day.ts';
import { signatureNow } from './own-part.ts';
import { resultsWith } from './results-with.ts';

/**
 * At the end of a match of a day's deal, where everybody's results stand. One's own is sent from here, once somebody has chosen how
 * they are signed; else, and where that fails, the page there sees to it.
 */
export function ResultsLink({ code, meta }: { readonly code: string; readonly meta: Meta }) {
  const { link } = daily[useLanguage()];
  const now = useNow();
  const read = readDeal([meta], code);
  const day = read.ok ? dayOf(meta, read.deal, now) : undefined;
  useEffect(() => {
    if (day !== undefined) void resultsWith({ game: meta.id, day, code }, signatureNow());
  }, [meta, day, code]);
  if (day === undefined) return null;
  return (
    <Link href={`/deal/${code}`} className={buttonClass({})}>
      {link}
    </Link>
  );
}
