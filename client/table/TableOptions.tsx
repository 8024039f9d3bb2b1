import { OptionList } from '../kit/OptionList.tsx';
import { useOptions } from './context.ts';

/** What is played otherwise than usual here, for everybody to see all the time. */
export function TableOptions() {
  const options = useOptions().filter(({ usual }) => !usual);
  return options.length === 0 ? null : <OptionList options={options} small />;
}
