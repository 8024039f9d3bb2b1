import { OptionList } from '../kit/OptionList.tsx';
import { type Provenance, toldOf } from '../table/provenance.ts';
import { type Terms, chosenTerms } from '../table/terms.ts';
import { useDealText } from '../text/shell/deal.ts';
import type { PaceText } from '../text/shell/pace.en.ts';
import { usePaceText } from '../text/shell/pace.ts';

interface PaceSummaryProps {
  /** A match's, for one. */
  readonly terms: Terms & Provenance;
  /** In a narrow place, in small letters. */
  readonly small?: boolean;
  /** Also what nobody has chosen. */
  readonly all?: boolean;
}

/** How a table deals with time, and that its deal was chosen. Without `all` nothing where all is as usual. */
export function PaceSummary({ terms, small = false, all = false }: PaceSummaryProps) {
  const text = usePaceText();
  const time = all ? asUsual(chosenTerms(terms, text), terms, text) : chosenTerms(terms, text);
  const chosen = [...time, ...toldOf(terms, useDealText())];
  return chosen.length === 0 ? null : <OptionList options={chosen} small={small} />;
}

type Chosen = ReturnType<typeof chosenTerms>;

/** What was chosen, and what is as usual. At a slow table nobody who is away is waited for otherwise than who is there. */
function asUsual(chosen: Chosen, { pace }: Terms, text: PaceText): Chosen {
  const usual = [
    { key: 'pace', label: text.time, choice: text.noClock },
    ...(pace?.kind === 'slow' ? [] : [{ key: 'patience', label: text.away, choice: text.usualPatience }]),
    { key: 'hints', label: text.hints, choice: text.hintsOff },
  ];
  return usual.map((each) => chosen.find(({ key }) => key === each.key) ?? each);
}
