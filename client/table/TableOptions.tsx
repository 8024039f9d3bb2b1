import { OptionList } from '../kit/OptionList.tsx';
import { useDealText } from '../text/shell/deal.ts';
import { usePaceText } from '../text/shell/pace.ts';
import { useOptions, useTable } from './context.ts';
import { toldOf } from './provenance.ts';
import { chosenTerms } from './terms.ts';

/** What is played otherwise than usual here, for everybody to see all the time. */
export function TableOptions() {
  const { terms } = useTable().session;
  const time = chosenTerms(terms, usePaceText());
  const options = [...useOptions().filter(({ usual }) => !usual), ...time, ...toldOf(terms, useDealText())];
  return options.length === 0 ? null : <OptionList options={options} small />;
}

/** Where the match comes from, in places without room for all of that. Nothing where there is nothing to be told. */
export function TableProvenance() {
  const told = toldOf(useTable().session.terms, useDealText());
  return told.length === 0 ? null : <OptionList options={told} small />;
}
