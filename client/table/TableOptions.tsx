import { memo } from 'react';
import { OptionList } from '../kit/dialogs/OptionList.tsx';
import { useProvenanceText } from '../text/shell/provenance.ts';
import { usePaceText } from '../text/shell/pace.ts';
import { useOptions, useFrame } from './context.ts';
import { toldOf } from './provenance.ts';
import { chosenTerms } from './terms.ts';

/** The options of this match that differ from the usual ones; always visible to everybody. */
export const TableOptions = memo(() => {
  const { terms } = useFrame().session;
  const time = chosenTerms(terms, usePaceText());
  const options = [...useOptions().filter(({ usual }) => !usual), ...time, ...toldOf(terms, useProvenanceText())];
  return options.length === 0 ? null : <OptionList options={options} small />;
});
