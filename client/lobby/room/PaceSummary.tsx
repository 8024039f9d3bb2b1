import { OptionList } from '../../kit/dialogs/OptionList.tsx';
import { type Provenance, toldOf } from '../../table/provenance.ts';
import { type Terms, chosenTerms } from '../../table/terms.ts';
import { useDealText } from '../../text/shell/deal.ts';
import { usePaceText } from '../../text/shell/pace.ts';

interface PaceSummaryProps {
  /** A match's, for one. */
  readonly terms: Terms & Provenance;
  /** In a narrow place, in small letters. */
  readonly small?: boolean;
}

/** How a table deals with time, and that its deal was chosen. Nothing where all is as usual. */
export function PaceSummary({ terms, small = false }: PaceSummaryProps) {
  const chosen = [...chosenTerms(terms, usePaceText()), ...toldOf(terms, useDealText())];
  return chosen.length === 0 ? null : <OptionList options={chosen} small={small} />;
}
