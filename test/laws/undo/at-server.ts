/** A match at a server with people in all seats, for walks with undo: without sockets, but stored and judged as there. */
import { pino } from 'pino';
import { mayDo } from '../../../client/table/match.ts';
import { positionOf } from '../../../client/table/past/timeline.ts';
import { toAction } from '../../../games/kit/action.ts';
import type { Start } from '../../../games/kit/record.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import { viewTable } from '../../../games/kit/table.ts';
import { undoneIn } from '../../../games/kit/undo.ts';
import { UndoRequests } from '../../../server/match/commands/undo-requests.ts';
import { EventBus } from '../../../server/match/event-bus.ts';
import type { Games } from '../../../server/match/games.ts';
import { Histories } from '../../../server/match/history.ts';
import { Matches } from '../../../server/match/matches.ts';
import { Pasts } from '../../../server/match/past.ts';
import { actionsAt } from '../../server/actions.ts';
import { evenTimers, handClock } from '../../server/harness.ts';
import { storeInFile } from '../../server/storage/opened.ts';
import type { Asked, Played, Whole } from './walk.ts';

export async function atServer(games: Games, game: string, { players, options, seed }: Start) {
  const { rules } = games.get(game)!;
  const { store } = await storeInFile();
  const log = pino({ level: 'silent' });
  const bus = new EventBus(log);
  const matches = new Matches(store, games, bus);
  const actions = actionsAt({ store, games, matches, bus, log });
  const histories = new Histories(store.stored, games, bus);
  const pasts = new Pasts(store.stored, games);
  const requests = new UndoRequests({
    store,
    matches,
    games,
    bus,
    timers: evenTimers(handClock()),
    isPresent: () => true,
    isCutOff: () => false,
    undo: actions.undoAgreed.bind(actions),
  });
  const id = matches.create(game, { players, options, seed, unlisted: true });
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const keys = seats.map((seat) => matches.join(id, game, `P${seat}`, String(seat)));
  const state = () => store.state(id)!;
  const submit = async (seat: Seat, type: string, payload: object) => {
    const { playerID, playerCredentials: credentials } = keys[seat]!;
    const action = { type, payload: { ...payload, playerID, credentials } };
    return (await actions.submit({ game, id, playerID, action, stateID: state()._stateID })).ok;
  };
  const undoAgreed = async (seat: Seat): Promise<Asked> => {
    try {
      requests.ask(id, seat);
    } catch {
      return 'refused';
    }
    try {
      for (const other of seats) if (other !== seat) await requests.ballots.answer(id, other, seat, true);
      return 'done';
    } catch {
      requests.ballots.forget(id);
      return 'in vain';
    }
  };
  const played: Played = {
    whole: () => state() as Whole,
    says: (seat) => {
      const { G, _stateID } = state() as Whole & { readonly _stateID: number };
      const view = viewTable(rules, G, seat);
      return mayDo(rules, view, positionOf(rules, view, seat), true, undoneIn(_stateID, G.step)).undoable;
    },
    undo: (seat) => submit(seat, 'UNDO', { type: null, args: null }),
    undoAgreed,
    ready: () => store.ahead(id),
    turns: () => histories.record(id)!.turns,
    past: (step) => {
      const seat = step % players;
      return { seat, state: pasts.seenBy(id, seat, step, step).views[0]!.state };
    },
    play: (seat, move) => {
      const { type, arg } = toAction(move);
      return submit(seat, 'MAKE_MOVE', { type, args: [arg] });
    },
  };
  return { played, close: () => store.close() };
}
