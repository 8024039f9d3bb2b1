/** Takes actions: each is judged and carried out at once, and answered when it is stored. */
import type { CredentialedActionShape, State } from 'boardgame.io';
import type { Logger } from 'pino';
import { fromAction, playerIdOf, toAction } from '../../../games/kit/action.ts';
import type { Table } from '../../../games/kit/game.ts';
import { type Move, type Refusal, type Seat, movers } from '../../../games/kit/rules.ts';
import { isPlainJson } from '../../guard.ts';
import { Refused } from '../../refused.ts';
import { StaleStateError } from '../../storage/journal.ts';
import type { MatchStore } from '../../storage/match-store.ts';
import type { Receipt } from '../../contract/messages.ts';
import type { EventBus } from '../event-bus.ts';
import { hashOf, Kept, keptOf, provenSeat, type ShownKey } from '../seats/credentials.ts';
import type { Games, LoadedGame } from '../games.ts';
import { positionText } from './fault.ts';
import { alone, type Judged, type Owners } from '../owners.ts';
import type { Mark } from '../../storage/answers.ts';
import { carryOut, doneAt, type How, RuleFault } from './master.ts';
import { refuseUndo } from './may-undo.ts';
import { isUnderWay } from '../seats/seats.ts';

/** An action as it came from outside; none of its values are trusted. */
export interface Submission {
  readonly game: string;
  readonly id: unknown;
  readonly playerID: unknown;
  readonly action: unknown;
  readonly stateID: unknown;
}

/** The parts of an action that boardgame.io gets to see. */
type Order =
  | { readonly kind: 'move'; readonly type: string; readonly args: readonly unknown[] }
  | { readonly kind: 'UNDO' | 'REDO' };

/** An action as the owner of the match judges it. It carries the hash of the credentials, not the credentials. */
interface Command {
  readonly game: string;
  readonly playerID: unknown;
  /** The stored hash of the credentials of the device that acts. */
  readonly key: string | undefined;
  readonly order: Order | Refusal;
  readonly stateID: unknown;
}

/** An action that was judged legal and may be carried out. */
interface Attempt {
  readonly game: LoadedGame;
  readonly id: string;
  readonly seat: Seat;
  readonly order: Order;
  readonly before: State;
  readonly how: How;
}

const refused = (refusal: Refusal, stateID = -1): Receipt => ({ ok: false, refusal, stateID });
const isRefusal = (value: object): value is Refusal => 'code' in value;

export class Desk {
  private readonly judgedByOwner: Judged<Command, Receipt>;

  constructor(
    private readonly store: MatchStore,
    private readonly games: Games,
    private readonly bus: EventBus,
    private readonly log: Logger,
    private readonly counts: { acted(game: string, code: string, seconds: number): void } = { acted: () => {} },
    nodes: Pick<Owners, 'at'> = alone,
  ) {
    this.judgedByOwner = nodes.at<Command, Receipt>('order', (id, command, mark) => this.judged(id, command, mark));
  }

  /** Takes an action from a player, who must prove that the seat is theirs. Always answers, never throws. */
  async submit(submission: Submission): Promise<Receipt> {
    const { game, id, playerID, action, stateID } = submission;
    return this.counted(game, async () => {
      if (typeof id !== 'string') return refused({ code: 'noSuchMatch' });
      const { key, order } = readAction(action);
      return this.judgedByOwner(id, { game, playerID, key, order, stateID });
    });
  }

  /** Takes a move of whoever has the key of a seat, at any game. */
  async move(
    id: string,
    { playerID, credentials }: ShownKey,
    move: Move,
    stateID: number,
    mark?: Mark,
  ): Promise<Receipt> {
    const game = this.store.metadata(id)?.gameName ?? '';
    const { type, arg } = toAction(move);
    const order: Order = { kind: 'move', type, args: [arg] };
    return this.counted(game, () =>
      this.judged(id, { game, playerID, key: keptOf(credentials), order, stateID }, mark),
    );
  }

  private async counted(game: string, answer: () => Promise<Receipt>): Promise<Receipt> {
    const began = performance.now();
    const receipt = await answer().catch((error: unknown) => {
      if (error instanceof Refused) return refused(error.refusal);
      // For example, the match could not be read.
      this.log.error({ error }, 'an action failed');
      return refused({ code: 'serverError' });
    });
    const code = receipt.ok ? 'ok' : receipt.refusal.code;
    this.counts.acted(this.games.has(game) ? game : 'none', code, (performance.now() - began) / 1000);
    return receipt;
  }

  private async judged(id: string, { game, playerID, key, order, stateID }: Command, mark?: Mark): Promise<Receipt> {
    const { store } = this;
    await store.ready(id);
    const metadata = store.metadata(id);
    if (metadata === undefined || metadata.gameName !== game) return refused({ code: 'noSuchMatch' });
    if (isRefusal(order)) return refused(order, store.state(id)?._stateID);
    const seat = await provenSeat(store, id, playerID, key === undefined ? key : new Kept(key));
    if (typeof seat !== 'number') return refused(seat);
    if (store.metadata(id)?.players[seat]?.standIn !== undefined) this.bus.publish({ kind: 'acted', id, seat });
    return this.begun(id, seat, order, stateID, { mark });
  }

  /** Takes a move for a seat that this server plays itself: a bot's, or that of an absent player. */
  async submitAs(id: string, seat: Seat, type: string, args: readonly unknown[], stateID: number): Promise<Receipt> {
    const metadata = this.store.metadata(id);
    const player = metadata?.players[seat];
    const standIn = player?.bot === undefined ? player?.standIn : undefined;
    const order: Order = { kind: 'move', type, args };
    return this.counted(metadata?.gameName ?? '', async () => this.begun(id, seat, order, stateID, { standIn }));
  }

  /** Undoes a seat's last move after the other players agreed. */
  async undoAgreed(id: string, seat: Seat, stateID: number, mark?: Mark): Promise<Receipt> {
    const order: Order = { kind: 'UNDO' };
    const game = this.store.metadata(id)?.gameName ?? '';
    return this.counted(game, async () => this.begun(id, seat, order, stateID, { agreed: seat, mark }));
  }

  /** Judges an action for a seat, and carries it out if nothing forbids it. */
  private begun(id: string, seat: Seat, order: Order, stateID: unknown, how: How): Receipt | Promise<Receipt> {
    const metadata = this.store.metadata(id);
    const game = this.games.get(metadata?.gameName ?? '');
    const before = this.store.state(id);
    if (metadata === undefined || game === undefined) return refused({ code: 'noSuchMatch' });
    if (before === undefined) return refused({ code: 'wornOut' });
    const attempt = { game, id, seat, order, before, how };
    try {
      this.store.demandSure(id);
      const refusal = isUnderWay(metadata)
        ? judge(game, before, seat, order, stateID, how)
        : { code: 'waitingForPlayers' };
      if (refusal !== undefined) return refused(refusal, before._stateID);
      return this.carriedOut(attempt);
    } catch (error) {
      return this.failed(attempt, error);
    }
  }

  private carriedOut(attempt: Attempt): Promise<Receipt> {
    const { game, id, seat, order, before, how } = attempt;
    const { stored, ended } = carryOut(this.store, game, id, before, actionOf(seat, order), how);
    const failed = (error: unknown) => this.failed(attempt, error);
    if (stored === undefined)
      return ended.then(
        () => refused({ code: order.kind === 'move' ? 'malformed' : 'cantUndo' }, before._stateID),
        failed,
      );
    this.bus.publish({ kind: 'moved', id, state: stored });
    return this.store.saved(id).then(() => doneAt(stored), failed);
  }

  private async failed({ game, id, seat, order, before }: Attempt, error: unknown): Promise<Receipt> {
    const code = codeOf(error);
    if (code === 'stale') {
      // Where it can't be read, whoever acted is told the state they knew.
      await this.store.ahead(id).catch(() => {});
      return refused({ code }, this.store.state(id)?._stateID);
    }
    const position = code === 'ruleFault' ? positionText(game.rules, before.G as Table) : undefined;
    this.log.error({ error, match: id, seat, order, position }, 'an action failed');
    return refused({ code }, before._stateID);
  }
}

function codeOf(error: unknown): 'stale' | 'ruleFault' | 'dataGone' | 'serverError' {
  if (error instanceof StaleStateError) return 'stale';
  if (error instanceof Refused && error.refusal.code === 'dataGone') return 'dataGone';
  return error instanceof RuleFault ? 'ruleFault' : 'serverError';
}

/**
 * Returns why an action can't be carried out on this state, or undefined if it can. The game's own reasons come from
 * its rules. Throws a RuleFault.
 */
function judge(
  game: LoadedGame,
  state: State,
  seat: Seat,
  order: Order,
  stateID: unknown,
  { agreed }: How,
): Refusal | undefined {
  if (state.ctx.gameover !== undefined) return { code: 'gameOver' };
  if (stateID !== state._stateID) return { code: 'stale' };
  const table = (state.G as Table).state;
  try {
    if (agreed !== undefined) return refuseUndo(game.rules, state, agreed, 'ask');
    if (order.kind !== 'move') return judgeUndo(game, state, seat, order.kind);
    if (!game.rules.moveTypes.includes(order.type)) return { code: 'malformed' };
    const move = order.args.length > 1 ? undefined : fromAction(order.type, order.args[0]);
    return move === undefined ? { code: 'malformed' } : game.rules.refuse(table, seat, move);
  } catch (error) {
    throw new RuleFault('the rules threw', { cause: error });
  }
}

/** Only the player who alone may move may undo or redo their own last move, if the game says that it can be undone. */
function judgeUndo({ rules }: LoadedGame, state: State, seat: Seat, kind: 'UNDO' | 'REDO'): Refusal | undefined {
  const moving = movers(rules, (state.G as Table).state);
  if (moving.length !== 1 || moving[0] !== seat) return { code: 'notYourTurn' };
  if (kind === 'REDO') return state._redo.length > 0 ? undefined : { code: 'nothingToRedo' };
  return refuseUndo(rules, state, seat, 'yes');
}

/** Takes an action in boardgame.io's format apart: accepts a move, an undo or a redo and nothing else. */
function readAction(action: unknown): Pick<Command, 'key' | 'order'> {
  if (!isPlainJson(action) || !isRecord(action) || !isRecord(action['payload']))
    return { key: undefined, order: { code: 'malformed' } };
  const { credentials } = action['payload'];
  return {
    key: typeof credentials === 'string' ? hashOf(credentials) : undefined,
    order: orderOf(action['type'], action['payload']),
  };
}

function orderOf(kind: unknown, payload: Readonly<Record<string, unknown>>): Order | Refusal {
  if (kind === 'UNDO' || kind === 'REDO') return { kind };
  if (kind !== 'MAKE_MOVE') return { code: 'unknownAction' };
  const { type, args = [] } = payload;
  if (typeof type !== 'string') return { code: 'malformed' };
  return { kind: 'move', type, args: Array.isArray(args) ? args : [args] };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Builds the action anew with the seat that was proven, not with the seat that the client claimed. */
function actionOf(seat: Seat, order: Order): CredentialedActionShape.Any {
  const playerID = playerIdOf(seat);
  if (order.kind !== 'move') {
    return {
      type: order.kind,
      payload: { type: null, args: null, playerID },
    } as unknown as CredentialedActionShape.Any;
  }
  const payload = { type: order.type, args: [...order.args], playerID, credentials: '' };
  return { type: 'MAKE_MOVE', payload };
}
