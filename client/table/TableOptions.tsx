import { OptionList } from '../kit/OptionList.tsx';
import { usePaceText } from '../text/shell/pace.ts';
import { useOptions, useTable } from './context.ts';
import { chosenTerms } from './terms.ts';

/** What is played otherwise than usual here, for everybody to see all the time. */
export function TableOptions() {
  const terms = chosenTerms(useTable().session.terms, usePaceText());
  const options = [...useOptions().filter(({ usual }) => !usual), ...terms];
  return options.length === 0 ? null : <OptionList options={options} small />;
}
