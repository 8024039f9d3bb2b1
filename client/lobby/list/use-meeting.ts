import { useEffect, useEffectEvent, useRef } from 'react';
import { saidIn } from '../../../games/kit/languages.ts';
import type { MatchSummary } from '../../../server/contract/tables.ts';
import { showToast } from '../../kit/dialogs/toast.ts';
import { createStore, useStore } from '../../kept/store.ts';
import { useShelf } from '../../table/shelf.ts';
import { useLanguage, useText } from '../../text/index.ts';
import { isFree, isPerson } from '../room/seats.ts';
import { hasInvited } from '../seat/invited.ts';
import { forgetSeat, type HeldSeat } from '../../asking/keys.ts';
import { meetOthers } from '../seat/seating.ts';
import { useLiveList } from './live-list.ts';

/** Whether somebody is there with whom one could play. */
const isCompany = ({ status, seats }: MatchSummary) =>
  status === 'open' && seats.some(isFree) && seats.some((seat) => isPerson(seat) && seat.connected);

/** The table from which this page is just being brought elsewhere. It may be gone before the answer says where to. */
const moving = createStore<string | null>(null);

export const useIsMoving = (matchId: string): boolean => useStore(moving) === matchId;

/**
 * While the holder of a seat waits alone where they played now: has the server bring them to others whenever such come
 * to wait elsewhere, at the same game or at any, as they wish. `onMet` is called with the match where they sit then.
 */
export function useMeeting(
  matchId: string,
  held: HeldSeat,
  wish: MatchSummary['quick'],
  onMet: (next: string) => void,
): void {
  const { quick } = useText();
  const language = useLanguage();
  const { list } = useLiveList(wish === 'anyGame' ? undefined : held.game);
  const { games } = useShelf();
  const asking = useRef(false);
  const meet = useEffectEvent(async (others: readonly MatchSummary[]) => {
    if (asking.current || hasInvited(matchId)) return;
    asking.current = true;
    moving.set(matchId);
    const answer = await meetOthers(matchId, held);
    asking.current = false;
    if (!answer.ok || answer.value.met === null) return moving.set(null);
    const { id, game } = answer.value.met;
    const names = games.get(game)?.meta.names;
    const seats = others.find((match) => match.id === id)?.seats ?? [];
    const name = seats.find(isPerson)?.name ?? '';
    showToast(quick.met(name, names === undefined ? game : saidIn(names, language)), 'news', true);
    onMet(id);
    forgetSeat(matchId);
    moving.set(null);
  });
  useEffect(() => {
    const others = list?.matches.filter((match) => match.id !== matchId && isCompany(match)) ?? [];
    if (others.length > 0) void meet(others);
  }, [list, matchId]);
}
