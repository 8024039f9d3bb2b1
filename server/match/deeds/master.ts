/** boardgame.io's Master, which carries out one action that we have judged. */
import type { CredentialedActionShape, LogEntry, State, StorageAPI } from 'boardgame.io';
import { Sync } from '#bgio/internal';
import { Master } from '#bgio/master';
import { playerIdOf, type Table } from '../../../games/kit/game.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import { type Mark, answerText } from '../../storage/answers.ts';
import type { MatchStore } from '../../storage/match-store.ts';
import type { Receipt } from '../../wire.ts';
import type { LoadedGame } from '../games.ts';

/** Stands between the Master and the store: lets reads through and writes each action once, whole. */
class Ledger extends Sync {
  /** What the store threw: what fails before that is a fault of the rules. */
  failure: { readonly error: unknown } | undefined;
  /** The state that was written, with its log entries, or undefined while nothing was. */
  stored: State | undefined;

  constructor(
    private readonly store: MatchStore,
    private readonly before: State,
    private readonly how: How,
  ) {
    super();
  }

  fetch<O extends StorageAPI.FetchOpts>(id: string, wanted: O): StorageAPI.FetchResult<O> {
    const found = this.store.fetch(id, wanted);
    const { agreed } = this.how;
    if (agreed === undefined || !('state' in found)) return found;
    return { ...found, state: turnedBackTo(agreed, found.state as State) };
  }

  setState(id: string, state: State, deltalog: LogEntry[] = []): void {
    // An action the game declared invalid comes back as the same state.
    if (state._stateID === this.before._stateID) return;
    const { standIn, mark } = this.how;
    const by = standIn === undefined ? {} : { metadata: { standIn } };
    // Turns that boardgame.io ends by itself follow from the moves and would double the log. What a move says may be
    // secret (which cards were put away): others see that it was made, its events tell the rest.
    const log = deltalog
      .filter(({ automatic }) => automatic !== true)
      .map((entry) => ({ ...entry, ...by, redact: true }));
    const answers = mark && answerText(mark, doneAt(state));
    try {
      this.store.setState(id, state, log, answers);
    } catch (error) {
      this.failure = { error };
      throw error;
    }
    this.stored = { ...state, deltalog: log };
  }

  // The store keeps the time and the end of a match with its state. The Master's copy may already be old.
  override createMatch(): void {}
  setMetadata(): void {}
  wipe(): void {}
}

/** boardgame.io lets only whoever is to move take their move back: for what all agreed on, that is its maker. */
function turnedBackTo(seat: Seat, state: State): State {
  const G = { ...(state.G as Table), undoable: true };
  return { ...state, G, ctx: { ...state.ctx, currentPlayer: playerIdOf(seat), activePlayers: null } };
}

/** A game's rules threw. Nothing was changed. */
export class RuleFault extends Error {}

export interface How {
  /** The level of the bot that stands in: the log says so. */
  readonly standIn?: string | undefined;
  /** Whose last move everybody agreed to take back. */
  readonly agreed?: Seat;
  /** By what another node knows the action that has brought it: the receipt is stored with what it does. */
  readonly mark?: Mark | undefined;
}

/** The receipt of an action that led to a state. */
export const doneAt = ({ _stateID: stateID }: State): Receipt => ({ ok: true, stateID });

/** What became of an action. */
interface Outcome {
  /** The stored state with its log entries, or undefined when boardgame.io turned the action down. */
  readonly stored: State | undefined;
  /** Settles when boardgame.io is done with it. Rejects with a RuleFault when the rules threw. */
  readonly ended: Promise<void>;
}

/**
 * Carries out one action that was judged before, at once. Throws, with nothing stored: a StaleStateError when the state has
 * moved on, or what the store throws.
 */
export function carryOut(
  store: MatchStore,
  game: LoadedGame,
  id: string,
  before: State,
  action: CredentialedActionShape.Any,
  how: How = {},
): Outcome {
  const ledger = new Ledger(store, before, how);
  // With a synchronous store the Master reads, reduces and writes without a pause, so actions can't interleave.
  const master = new Master(game.game, ledger, { send: () => {}, sendAll: () => {} });
  const { playerID } = action.payload as { playerID: string };
  const ended = master.onUpdate(action, before._stateID, id, playerID).then(
    () => {},
    (cause: unknown) => {
      if (ledger.failure === undefined) throw new RuleFault('the rules threw', { cause });
    },
  );
  if (ledger.failure !== undefined) throw ledger.failure.error;
  return { stored: ledger.stored, ended };
}
