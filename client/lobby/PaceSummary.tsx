import { OptionList } from '../kit/OptionList.tsx';
import { type Terms, chosenTerms } from '../table/terms.ts';
import { usePaceText } from '../text/shell/pace.ts';

interface PaceSummaryProps {
  /** A match's, for one. */
  readonly terms: Terms;
  /** In a narrow place, in small letters. */
  readonly small?: boolean;
}

/** How a table deals with time. Nothing where all is as usual. */
export function PaceSummary({ terms, small = false }: PaceSummaryProps) {
  const chosen = chosenTerms(terms, usePaceText());
  return chosen.length === 0 ? null : <OptionList options={chosen} small={small} />;
}
