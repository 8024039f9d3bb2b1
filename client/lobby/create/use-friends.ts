import { useLocation } from 'wouter';
import type { NewMatch } from '../../asking/api.ts';
import { useMyName } from '../seat/my-name.ts';
import { openSoon } from '../seat/seating.ts';
import { useAction } from '../../asking/use-action.ts';

/** Opens a table with one press and shows it with its link. A person without a name is asked for it there. */
export function useFriends() {
  const [, go] = useLocation();
  const { busy, run } = useAction();
  const name = useMyName();
  const open = async (wanted: NewMatch) => {
    const id = await run(openSoon(wanted, name));
    if (id !== null) go(`/match/${id}`);
  };
  return { busy, open };
}
