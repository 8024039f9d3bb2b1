/**
 * The bots at this screen: one thinks at a time, each move takes long enough to be followed, and an error never blocks
 * the match.
 */
import { Random, freshSeed, randomFrom } from '../../games/kit/random.ts';
import type { Memory, Move, Rules, Seat } from '../../games/kit/rules.ts';
import type { Table } from '../../games/kit/table.ts';
import type { LocalGame } from '../saved/saved-game.ts';
import type { Thinker } from '../thinking/thinker.ts';

/** The match that the bots play. */
interface Seating {
  /** Makes a move. Resolves to whether it was made. */
  play(seat: Seat, move: Move): Promise<boolean>;
  /** What a seat remembers at the current position. */
  memoryOf(seat: Seat): Memory | undefined;
  /** The shortest time for a move, in milliseconds. */
  pace(): number;
  /** Called when a bot can't make any move, because the rules fail at every one. */
  stuck(error: unknown): void;
  /** Called with the reason when bots can't think any more; until one can again, they make any legal move. */
  thoughtless(error: unknown): void;
}

/** A decision for a bot. */
interface Task {
  readonly whole: Table;
  readonly seat: Seat;
}

export class Bots {
  private readonly random: Random = randomFrom(freshSeed());
  /** The current decision; a new object each time a bot is asked, even at the same position. */
  private task: Task | null = null;
  private hurrying = false;
  /** Whether the last bot couldn't think, which has been reported. */
  private failing = false;
  /** Ends the pause before a move. */
  private wake: (() => void) | null = null;

  constructor(
    private readonly thinker: Thinker,
    private readonly rules: Rules,
    private readonly game: LocalGame,
    private readonly seating: Seating,
  ) {}

  /** Call it with the full table after every change. If a bot must decide, it starts thinking. */
  watch(whole: Table): void {
    const seat = this.nextBot(whole);
    this.task = seat === null ? null : { whole, seat };
    if (this.task === null) this.hurrying = false;
    else void this.decide(this.task).catch((error: unknown) => this.seating.stuck(error));
  }

  /** Lets bots move without pauses until a person must decide. */
  hurry(): void {
    this.hurrying = true;
    this.wake?.();
  }

  /** Stops all bots until the next `watch`. */
  rest(): void {
    this.task = null;
    this.wake?.();
    this.thinker.rest();
  }

  /**
   * The bot that thinks next. The last seat in `toMove` may be the one that asked the others (an open offer): a bot
   * there waits until every person has answered.
   */
  private nextBot({ state }: Table): Seat | null {
    const toMove = this.rules.toMove(state);
    const people = toMove.some((seat) => this.level(seat) === undefined);
    const bots = toMove.filter((seat) => this.level(seat) !== undefined && !(people && seat === toMove.at(-1)));
    return bots[0] ?? null;
  }

  private level(seat: Seat) {
    const at = this.game.seats[seat];
    return at?.kind === 'bot' ? at.level : undefined;
  }

  private async decide(task: Task): Promise<void> {
    const { whole, seat } = task;
    const pause = this.pause();
    const move = await this.choose(task);
    await pause;
    // Somebody else has decided meanwhile, or the screen was closed; the next decision has been started elsewhere.
    if (this.task !== task) return;
    const others = this.rules.legal(this.rules.view(whole.state, seat), seat);
    for (const each of [move, ...others]) if (await this.seating.play(seat, each)) return;
    throw new Error(`no move of seat ${seat} can be made`);
  }

  private async choose(task: Task): Promise<Move> {
    const { whole, seat } = task;
    const view = this.rules.view(whole.state, seat);
    const level = this.level(seat) ?? 'normal';
    const memory = this.seating.memoryOf(seat);
    const move = await this.thinker
      .think({ game: this.rules.id, view, memory, seat, level })
      .catch((error: unknown) => {
        // A bot that was stopped has not failed.
        if (this.task === task && !this.failing) this.seating.thoughtless(error);
        this.failing ||= this.task === task;
        return undefined;
      });
    if (move !== undefined) this.failing = false;
    const sound = move !== undefined && this.rules.refuse(view, seat, move) === undefined;
    return sound ? move : this.random.pick(this.rules.legal(view, seat));
  }

  private async pause(): Promise<void> {
    if (this.hurrying) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, this.seating.pace());
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
