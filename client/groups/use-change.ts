import type { Answer } from '../asking/ask.ts';
import { useAction } from '../asking/use-action.ts';
import { showToast } from '../kit/dialogs/toast.ts';
import { useLanguage } from '../text/index.ts';
import { groupRefusals } from '../text/shell/group-refusals.ts';

/** Asks something about a circle or a tournament, one request at a time, and says why if it is refused. */
export const useGroupAction = () => useAction(groupRefusals[useLanguage()]);

/** The same for what changes one: the page shows it as it is then, and says that it is `done`. */
export function useChange<Group>(onChanged: (group: Group) => void) {
  const { busy, run } = useGroupAction();
  const change = async (question: Promise<Answer<Group>>, done?: string): Promise<Group | null> => {
    const changed = await run(question);
    if (changed === null) return null;
    onChanged(changed);
    if (done !== undefined) showToast(done);
    return changed;
  };
  return { busy, run, change };
}
