import { useAction } from '../asking/use-action.ts';
import { useLanguage } from '../text/index.ts';
import { groupRefusals } from '../text/shell/group-refusals.ts';

/** Asks something about a circle or a tournament, one request at a time, and says why if it is refused. */
export const useGroupAction = () => useAction(groupRefusals[useLanguage()]);
