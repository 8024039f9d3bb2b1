/** boardgame.io's Master, which carries out one action that we have judged. */
import type { CredentialedActionShape, LogEntry, State, StorageAPI } from 'boardgame.io';
import { Sync } from '#bgio/internal';
import { Master } from '#bgio/master';
import { playerIdOf } from '../../../games/kit/action.ts';
import type { Table } from '../../../games/kit/game.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import { answeredBy, forwarded, type Mark } from '../../storage/answers.ts';
import type { MatchStore } from '../../storage/match-store.ts';
import type { Receipt } from '../../contract/messages.ts';
import type { LoadedGame } from '../games.ts';

/**
 * Stands between the Master and the store: passes reads through and writes the result of each action in a single step.
 */
class Ledger extends Sync {
  /** The error that the store threw; any error before that is a fault of the rules. */
  failure: { readonly error: unknown } | undefined;
  /** The state that was written, with its log entries; undefined until something is written. */
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
    const answered = mark === undefined ? [] : [answeredBy(forwarded(mark), doneAt(state))];
    try {
      this.store.setState(id, state, log, answered);
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

/**
 * boardgame.io lets only the player who is to move undo. When all agreed to an undo, the maker of the move counts as
 * that player.
 */
function turnedBackTo(seat: Seat, state: State): State {
  const G = { ...(state.G as Table), undoable: true };
  return { ...state, G, ctx: { ...state.ctx, currentPlayer: playerIdOf(seat), activePlayers: null } };
}

/** A game's rules threw an error; nothing was changed. */
export class RuleFault extends Error {}

export interface How {
  /** The level of the bot that plays for an absent player; the log shows it. */
  readonly standIn?: string | undefined;
  /** The seat whose last move everybody agreed to take back. */
  readonly agreed?: Seat;
  /**
   * The idempotency key of the action from another node: the receipt is stored under it, together with the action's
   * result.
   */
  readonly mark?: Mark | undefined;
}

/** The receipt of an action that led to a state. */
export const doneAt = ({ _stateID: stateID }: State): Receipt => ({ ok: true, stateID });

/** The result of an action. */
interface Outcome {
  /** The stored state with its log entries, or undefined when boardgame.io turned the action down. */
  readonly stored: State | undefined;
  /** Settles when boardgame.io has finished. Rejects with a RuleFault when the rules threw. */
  readonly ended: Promise<void>;
}

/**
 * Carries out an action that was already judged, synchronously. If it throws, nothing was stored: a StaleStateError
 * when the state has moved on, or the error of the store.
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
  // With a synchronous store, the Master reads, reduces and writes without a pause, so two actions can't interleave.
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
