/** Tables whose players do at once what is asked of them, whatever becomes of the server: what else happens to them is its fault. */
import { shelf } from '../../games/index.ts';
import { toAction } from '../../games/kit/action.ts';
import { defaultOptions } from '../../games/kit/meta.ts';
import { type Random, randomFrom } from '../../games/kit/random.ts';
import { recordRandomGame } from '../../games/kit/record.ts';
import type { Receipt } from '../../server/contract/messages.ts';
import type { SeatClock, UndoRequest, Vote } from '../../server/contract/tables.ts';
import type { Place } from '../../server/storage/open.ts';
import { holdAgainst } from './kills.ts';
import { PlayedMatch, post } from './load/match.ts';
import type { Peace } from './load/peace.ts';
import { sleep } from './load/process.ts';

/** What a screen shows of a player. */
interface Shown {
  readonly id: number;
  readonly standIn?: string;
  readonly clock?: SeatClock;
  readonly vote?: Vote;
  readonly asksUndo?: UndoRequest;
}

interface State {
  readonly _stateID: number;
  readonly G: { readonly step: number };
}

const DECISION = 5;
const BANK = 20;
/** Every decision takes so many milliseconds at most: its own time is longer, and the reserve stays whole. */
const THOUGHT = 2000;
const AGAIN = 300;
/** After so many milliseconds in which all is well a screen shows what has become of a question: others have to be back first. */
const SETTLED = 15_000;
/** In seconds. */
const PATIENCE = 10;
/** Nobody presses sooner what they see. */
const REACTION = 250;
/** Every so many milliseconds it is looked. */
const LOOK = 10;
const LONGEST = 3000;

/** What tables hold their servers to. */
interface Promised {
  readonly peace: Peace;
  /** Whether what was asked may be forgotten where something was away meanwhile. */
  readonly forgets: boolean;
}

export abstract class Table {
  /** The last state that was acknowledged. */
  acknowledged = 0;
  /** What should not have happened. */
  readonly wrongs = new Set<string>();
  protected stopped = false;
  /** What each seat's screen shows of all players. */
  protected readonly screens: (readonly Shown[])[];
  protected stateID = 0;
  protected step = 0;

  constructor(
    protected readonly urls: readonly string[],
    protected readonly match: PlayedMatch,
    protected readonly random: Random,
    private readonly promised: Promised,
  ) {
    this.screens = match.sockets.map(() => []);
    for (const [seat, socket] of match.sockets.entries()) {
      const see = ({ _stateID, G }: State) => {
        if (_stateID < this.stateID) return;
        this.stateID = _stateID;
        this.step = G.step;
      };
      socket.on('sync', (_: string, told: { state: State; filteredMetadata: readonly Shown[] }) => {
        see(told.state);
        this.show(seat, told.filteredMetadata);
      });
      socket.on('update', (_: string, state: State) => see(state));
      socket.on('matchData', (_: string, players: readonly Shown[]) => this.show(seat, players));
    }
  }

  /** Goes on until it is stopped. Rejects with what is wrong. */
  abstract play(): Promise<void>;

  stop(): void {
    this.stopped = true;
  }

  close(): void {
    this.match.close();
  }

  /** Throws where what is stored isn't what was played. */
  async holdAgainst(place: Place): Promise<void> {
    await holdAgainst(place, this.match, this.acknowledged);
  }

  protected show(seat: number, players: readonly Shown[]): void {
    this.screens[seat] = players;
    for (const { id, standIn } of players)
      if (standIn !== undefined) this.wrongs.add(`${this.match.id}: a bot plays for seat ${id}, who is there`);
  }

  /** Makes the next turn of the record, as often as nothing could be stored. */
  protected async turn(): Promise<void> {
    const { step, stateID } = this;
    const { sockets, id, keys, record } = this.match;
    const { seat, move } = record.turns[step]!;
    const { type, arg } = toAction(move);
    const action = { type: 'MAKE_MOVE', payload: { type, args: [arg], ...keys[seat] } };
    const isOver = () => this.stopped || this.stateID !== stateID;
    while (!isOver()) {
      const answer = sockets[seat]!.timeout(4000).emitWithAck('update', action, stateID, id, String(seat));
      const isMade = answer.then(
        (receipt: Receipt) => this.hear(receipt),
        () => false,
      );
      // The others go on as soon as they see the move, also where its answer is lost with the server that was asked.
      if (await Promise.race([isMade, this.sees(isOver)])) break;
      await sleep(AGAIN);
    }
    await this.until('nobody saw a move', () => isOver());
  }

  /** Whether a move was made, by its answer. */
  private hear(receipt: Receipt): boolean {
    if (receipt.ok) this.acknowledged = Math.max(this.acknowledged, receipt.stateID);
    return receipt.ok;
  }

  private async sees(holds: () => boolean): Promise<true> {
    while (!holds()) await sleep(LOOK);
    return true;
  }

  /** Asks the server for something, as often as it is away. Returns its status. */
  protected async ask(seat: number, path: string, body: object = {}): Promise<number> {
    for (;;) {
      try {
        await post(`${this.urls[seat % this.urls.length]}/api/matches/${this.match.id}/${path}`, {
          ...this.match.keys[seat],
          ...body,
        });
        return 200;
      } catch (error) {
        const status = Number(/: (\d{3}) /.exec(String(error))?.[1] ?? 500);
        if (status < 500 || this.stopped) return status;
      }
      await sleep(AGAIN);
    }
  }

  /** Waits for what comes within so many milliseconds in which all is well. */
  protected async until(problem: string, holds: () => boolean, patience = SETTLED): Promise<void> {
    const { peace } = this.promised;
    const began = performance.now();
    while (!this.stopped && !holds()) {
      const waited = Math.min(performance.now() - began, peace.lasts);
      if (waited > patience) throw new Error(`${this.match.id}: ${problem}`);
      await sleep(LOOK);
    }
  }

  /** An answer was refused to what was asked at a time. */
  protected refused(problem: string, asked: number): void {
    if (!this.stopped && !this.mayBeForgotten(asked)) this.wrongs.add(`${this.match.id}: ${problem}`);
  }

  /** Whether what was asked at a time may have gone with the server that looked after it. */
  protected mayBeForgotten(asked: number): boolean {
    const { peace, forgets } = this.promised;
    return forgets && !peace.holdsSince(asked);
  }

  protected others(seat: number): readonly number[] {
    return [...this.match.keys.keys()].filter((other) => other !== seat);
  }

  protected seatAt(step: number): number {
    return this.match.record.turns[step]!.seat;
  }
}

/** Has a clock, of which nobody ever uses more than each decision's own time. */
class ClockTable extends Table {
  async play(): Promise<void> {
    while (!this.stopped && this.step < this.match.record.turns.length) {
      await sleep(this.random.below(THOUGHT));
      await this.turn();
    }
  }

  /**
   * A reserve that was used never comes back, so what screens show in the end tells all. For a moment one may show less,
   * when its server hears nothing of the owner and lets the clock run on.
   */
  override async holdAgainst(place: Place): Promise<void> {
    await super.holdAgainst(place);
    for (const { id, clock } of this.screens.flat())
      if (clock !== undefined && clock.bank < 1000 * BANK)
        this.wrongs.add(`${this.match.id}: seat ${id} has lost ${1000 * BANK - clock.bank} ms of its reserve`);
  }
}

/** Where a move that may be is asked to be taken back: everybody agrees, and it is made again. */
class UndoTable extends Table {
  async play(): Promise<void> {
    let asked = -1;
    while (!this.stopped && this.step < this.match.record.turns.length) {
      await sleep(this.random.below(THOUGHT / 2));
      const seat = this.seatAt(this.step);
      const { step } = this;
      await this.turn();
      if (asked >= step || this.stopped) continue;
      asked = step;
      const began = performance.now();
      if ((await this.ask(seat, 'undo')) !== 200) continue;
      const isShown = () => this.screens.every((shown) => asks(shown) !== undefined);
      await this.until('a question is not shown', () => isShown() || this.mayBeForgotten(began));
      await sleep(this.random.below(THOUGHT));
      const agreed = await this.agree(seat, began);
      await this.until('a question stays', () => !this.isAsked);
      const isDone = () => this.step === step || this.mayBeForgotten(began);
      if (agreed) await this.until('what all agreed to is not done', isDone);
    }
  }

  /** Has all others agree. Whether each of them was heard. */
  private async agree(seat: number, began: number): Promise<boolean> {
    for (const other of this.others(seat)) {
      const status = await this.ask(other, 'undo/answer', { seat, agrees: true });
      if (status === 200) continue;
      this.refused(`an answer is refused with ${status}`, began);
      return false;
    }
    return true;
  }

  private get isAsked(): boolean {
    return this.screens.some((shown) => asks(shown) !== undefined);
  }
}

const asks = (shown: readonly Shown[]) => shown.find(({ asksUndo }) => asksUndo !== undefined);

/** Where everybody waits for one player until the others may vote; one does, and then they move. */
class VoteTable extends Table {
  async play(): Promise<void> {
    while (!this.stopped && this.step < this.match.record.turns.length) {
      const seat = this.seatAt(this.step);
      const [voter = 0] = this.others(seat);
      const isShown = () => voted(this.screens[voter]) !== undefined;
      await this.until('no vote is offered', isShown, 1000 * PATIENCE + SETTLED);
      await sleep(REACTION);
      // When servers find each other again what is offered may be taken back at once.
      if (!isShown()) continue;
      const since = performance.now();
      const status = await this.ask(voter, 'vote', { seat });
      if (status !== 200) {
        this.refused(`a vote is refused with ${status}`, since);
        await this.until('a vote stays that is refused', () => !isShown());
      }
      await sleep(this.random.below(THOUGHT));
      await this.turn();
      await this.until('a vote stays', this.eachWithoutVoteOn(seat));
    }
  }

  /** Whether each screen has shown by now that there is no vote on a seat. Meanwhile there may be one on its next decision. */
  private eachWithoutVoteOn(seat: number): () => boolean {
    const waiting = new Set(this.screens.keys());
    return () => {
      for (const at of waiting) if (voted(this.screens[at])?.id !== seat) waiting.delete(at);
      return waiting.size === 0;
    };
  }
}

const voted = (shown: readonly Shown[] | undefined) => shown?.find(({ vote }) => vote !== undefined);

const CLOCK = { kind: 'live', decision: DECISION, bank: BANK } as const;

const KINDS = [
  { game: 'lost-cities', players: 2, terms: { pace: CLOCK }, Kind: ClockTable },
  { game: 'katason', players: 3, terms: {}, Kind: UndoTable },
  { game: 'atlantis', players: 3, terms: { patience: PATIENCE }, Kind: VoteTable },
] as const;

/** One table of each kind, which opens and begins when it is told where. */
export async function prepared(
  seed: string,
  promised: Promised,
): Promise<readonly ((urls: readonly string[]) => Promise<Table>)[]> {
  return Promise.all(
    KINDS.map(async ({ game, players, terms, Kind }) => {
      const { meta, load } = shelf.get(game)!;
      const { rules } = await load();
      const { record } = recordRandomGame(rules, { players, options: defaultOptions(meta), seed }, LONGEST);
      return async (urls: readonly string[]) =>
        new Kind(urls, await PlayedMatch.open(urls, record, true, terms), randomFrom(`${seed} ${game}`), promised);
    }),
  );
}
