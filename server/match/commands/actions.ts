/** Takes actions: each is judged and carried out at once, and answered when it is stored. */
import type { ActionShape, State } from 'boardgame.io';
import { fromAction, playerIdOf, toAction } from '../../../games/kit/action.ts';
import type { Table } from '../../../games/kit/game.ts';
import { type Move, type Refusal, type Seat, movers } from '../../../games/kit/rules.ts';
import type { Position } from '../../../games/kit/stock/engine.ts';
import { moveFrom } from '../../../games/kit/stock/moves.ts';
import { isPlainJson } from '../../guard.ts';
import { Refused } from '../../refused.ts';
import { answeredBy, forwarded } from '../../storage/answers.ts';
import { StaleStateError } from '../../storage/journal.ts';
import type { Receipt } from '../../contract/messages.ts';
import type { LoadedGame } from '../games.ts';
import type { Ground } from '../ground.ts';
import { keyOf, provenSeat } from '../seats/credentials.ts';
import { isUnderWay } from '../seats/seats.ts';
import { positionText } from './fault.ts';
import { refuseUndo } from './may-undo.ts';
import { type How, RuleFault, stateAfter } from './reduce.ts';
import type { Doer, Holder, Order, Submitted } from './registry.ts';

/** An action as it came from outside; none of its values are trusted. */
export interface Submission {
  readonly game: string;
  readonly id: unknown;
  readonly playerID: unknown;
  readonly action: unknown;
  readonly stateID: unknown;
  /** Whether it came as boardgame.io's own clients send it, which differs for stock games. */
  readonly isStock?: boolean;
}

/** An action of a proven seat, and the state it meets. */
interface Attempt {
  readonly game: LoadedGame;
  readonly id: string;
  readonly seat: Seat;
  readonly order: Order;
  readonly before: State;
  readonly how: How;
  readonly mark: Doer['mark'];
}

interface ActionParts extends Pick<Ground, 'store' | 'games' | 'bus' | 'log' | 'commands'> {
  readonly metrics: { acted(game: string, code: string, seconds: number): void };
}

const refused = (refusal: Refusal, stateID = -1): Receipt => ({ ok: false, refusal, stateID });
const isRefusal = (value: object): value is Refusal => 'code' in value;

export class Actions {
  constructor(private readonly parts: ActionParts) {}

  /** Takes an action from a player, who must prove that the seat is theirs. Always answers, never throws. */
  submit({ game, id, playerID, action, stateID, isStock = false }: Submission): Promise<Receipt> {
    return this.counted(game, async () => {
      if (typeof id !== 'string') return refused({ code: 'noSuchMatch' });
      const { credentials, order } = readAction(action, isStock && this.parts.games.get(game)?.wire !== undefined);
      const by = { playerID, key: keyOf(credentials) };
      return this.parts.commands.do('action', id, { game, by, order, stateID });
    });
  }

  /** Takes a move for a seat that this server plays itself: a bot's, or that of an absent player. */
  submitAs(id: string, seat: Seat, move: Move, stateID: number): Promise<Receipt> {
    const asked = { by: { seat }, order: orderedBy(move), stateID };
    return this.counted(this.gameAt(id), () => this.parts.commands.do('action', id, asked));
  }

  /** Takes a move of whoever has proved to hold a seat. */
  move(by: Holder, move: Move, stateID: number): Promise<Receipt> {
    return this.counted(this.gameAt(by.id), () => this.act(by, by.seat, orderedBy(move), stateID));
  }

  /** Undoes a seat's last move after the other players agreed. */
  undoAgreed(id: string, seat: Seat, stateID: number, mark: Doer['mark']): Promise<Receipt> {
    const by = { id, mark };
    return this.counted(this.gameAt(id), () => this.take(by, seat, { kind: 'UNDO' }, stateID, { agreed: true }));
  }

  /** Judges an action at the owner of its match, and carries it out if nothing forbids it. */
  async judge(doer: Doer, { game, by, order, stateID }: Submitted): Promise<Receipt> {
    const { store } = this.parts;
    const { id } = doer;
    const metadata = store.metadata(id);
    if (metadata === undefined || (game !== undefined && metadata.gameName !== game))
      return refused({ code: 'noSuchMatch' });
    if (isRefusal(order)) return refused(order, store.state(id)?._stateID);
    if ('seat' in by) {
      const { bot, standIn } = metadata.players[by.seat] ?? {};
      return this.take(doer, by.seat, order, stateID, bot === undefined ? { standIn } : {});
    }
    const seat = await provenSeat(store, id, by.playerID, by.key);
    return typeof seat === 'number' ? this.act(doer, seat, order, stateID) : refused(seat);
  }

  private async act(doer: Pick<Doer, 'id' | 'mark'>, seat: Seat, order: Order, stateID: unknown): Promise<Receipt> {
    const { store, bus } = this.parts;
    const { id } = doer;
    if (store.metadata(id)?.players[seat]?.standIn !== undefined) bus.publish({ kind: 'acted', id, seat });
    return this.take(doer, seat, order, stateID, {});
  }

  private gameAt(id: string): string {
    return this.parts.store.metadata(id)?.gameName ?? '';
  }

  private async counted(game: string, answer: () => Promise<Receipt>): Promise<Receipt> {
    const { games, log, metrics } = this.parts;
    const began = performance.now();
    const receipt = await answer().catch((error: unknown) => {
      if (error instanceof Refused) return refused(error.refusal);
      // For example, the match could not be read.
      log.error({ error }, 'an action failed');
      return refused({ code: 'serverError' });
    });
    const code = receipt.ok ? 'ok' : receipt.refusal.code;
    metrics.acted(games.has(game) ? game : 'none', code, (performance.now() - began) / 1000);
    return receipt;
  }

  private async take(
    { id, mark }: Pick<Doer, 'id' | 'mark'>,
    seat: Seat,
    order: Order,
    stateID: unknown,
    how: How,
  ): Promise<Receipt> {
    const { store, games } = this.parts;
    const metadata = store.metadata(id);
    const game = games.get(metadata?.gameName ?? '');
    const before = store.state(id);
    if (metadata === undefined || game === undefined) return refused({ code: 'noSuchMatch' });
    if (before === undefined) return refused({ code: 'wornOut' });
    const attempt = { game, id, seat, order, before, how, mark };
    try {
      store.demandSure(id);
      const refusal = isUnderWay(metadata) ? judge(attempt, stateID) : { code: 'waitingForPlayers' };
      return refusal === undefined ? await this.carryOut(attempt) : refused(refusal, before._stateID);
    } catch (error) {
      return this.failed(attempt, error);
    }
  }

  /** Carries out what was judged, and stores the receipt with it: by the mark another server finds it there. */
  private async carryOut({ game, id, seat, order, before, how, mark }: Attempt): Promise<Receipt> {
    const { store, bus } = this.parts;
    const state = stateAfter(game, before, actionOf(seat, order), how);
    if (state === undefined)
      return refused({ code: order.kind === 'move' ? 'malformed' : 'cantUndo' }, before._stateID);
    const receipt: Receipt = { ok: true, stateID: state._stateID };
    // Whoever agrees to an undo is told no more than that it is done.
    const told = how.agreed === true ? {} : { given: receipt };
    const answered = mark === undefined ? [] : [answeredBy(forwarded(mark), told)];
    store.setState(id, state, state.deltalog, answered);
    bus.publish({ kind: 'moved', id, state });
    await store.saved(id);
    return receipt;
  }

  private async failed({ game, id, seat, order, before }: Attempt, error: unknown): Promise<Receipt> {
    const { store, log } = this.parts;
    const code = codeOf(error);
    if (code === 'stale') {
      // Where it can't be read, whoever acted is told the state they knew.
      await store.ahead(id).catch(() => {});
      return refused({ code }, store.state(id)?._stateID);
    }
    const position = code === 'ruleFault' ? positionText(game.rules, before.G as Table) : undefined;
    log.error({ error, match: id, seat, order, position }, 'an action failed');
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
function judge({ game, before, seat, order, how }: Attempt, stateID: unknown): Refusal | undefined {
  if (before.ctx.gameover !== undefined) return { code: 'gameOver' };
  const table = (before.G as Table).state;
  const isLate = stateID !== before._stateID;
  if (isLate && !(order.kind === 'move' && game.wire?.ignoresStale(table as Position, seat, order.type)))
    return { code: 'stale' };
  try {
    if (how.agreed === true) return refuseUndo(game.rules, before, seat, 'ask');
    if (order.kind !== 'move') return judgeUndo(game, before, seat, order.kind);
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

/**
 * Takes an action in boardgame.io's format apart: accepts a move, an undo or a redo and nothing else; of a stock game's
 * own clients also an event, which is a move there.
 */
function readAction(
  action: unknown,
  isStock: boolean,
): { readonly credentials?: unknown; readonly order: Order | Refusal } {
  if (!isPlainJson(action) || !isRecord(action) || !isRecord(action['payload']))
    return { order: { code: 'malformed' } };
  const { payload } = action;
  const move = isStock ? moveFrom(action['type'], payload) : undefined;
  const order = move === undefined ? orderOf(action['type'], payload) : orderedBy(move);
  return { credentials: payload['credentials'], order };
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

function orderedBy(move: Move): Order {
  const { type, arg } = toAction(move);
  return { kind: 'move', type, args: [arg] };
}

/** Builds the action anew with the seat that was proven, not with the seat that the client claimed. */
function actionOf(seat: Seat, order: Order): ActionShape.Any {
  const playerID = playerIdOf(seat);
  if (order.kind === 'move')
    return { type: 'MAKE_MOVE', payload: { type: order.type, args: [...order.args], playerID } };
  return { type: order.kind, payload: { type: null, args: null, playerID } };
}
