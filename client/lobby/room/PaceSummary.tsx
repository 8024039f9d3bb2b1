import { OptionList } from '../../kit/dialogs/OptionList.tsx';
import { type Provenance, toldOf } from '../../table/provenance.ts';
import { type Terms, chosenTerms } from '../../table/terms.ts';
import { useProvenanceText } from '../../text/shell/provenance.ts';
import { usePaceText } from '../../text/shell/pace.ts';

interface PaceSummaryProps {
  /** The terms of a match, for example. */
  readonly terms: Terms & Provenance;
  /** Smaller letters, for narrow places. */
  readonly small?: boolean;
}

/** A table's time limits, and whether its deal was chosen. Nothing if all is as usual. */
export function PaceSummary({ terms, small = false }: PaceSummaryProps) {
  const chosen = [...chosenTerms(terms, usePaceText()), ...toldOf(terms, useProvenanceText())];
  return chosen.length === 0 ? null : <OptionList options={chosen} small={small} />;
}
