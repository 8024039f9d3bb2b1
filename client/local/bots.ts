/** The bots at this screen: one thinks at a time, each move is awaited long enough to be followed, and none stalls. */
import { Random, freshSeed, randomFrom } from '../../games/kit/random.ts';
import type { Memory, Move, Rules, Seat } from '../../games/kit/rules.ts';
import type { Table } from '../../games/kit/table.ts';
import type { LocalGame } from './saved-game.ts';
import type { Thinker } from './thinker.ts';

/** The match the bots sit at. */
interface Seating {
  /** Makes a move; whether it was made. */
  play(seat: Seat, move: Move): Promise<boolean>;
  /** What a seat remembers where the match stands. */
  memoryOf(seat: Seat): Memory | undefined;
  /** For how many milliseconds a move is awaited at least. */
  pace(): number;
  /** Called when a bot can make no move at all, since the rules fail at every one. */
  stuck(error: unknown): void;
  /** Called when bots can't think any more, and from then on make whatever move there is until one can again. */
  thoughtless(): void;
}

/** A decision of a bot's. */
interface Task {
  readonly whole: Table;
  readonly seat: Seat;
}

export class Bots {
  private readonly random: Random = randomFrom(freshSeed());
  /** What is decided for the match as it stands; another one for each time somebody is asked to, also at the same position. */
  private task: Task | null = null;
  private hurrying = false;
  /** The last one couldn't think, and that was told. */
  private failing = false;
  /** Ends the pause before a move. */
  private wake: (() => void) | null = null;

  constructor(
    private readonly thinker: Thinker,
    private readonly rules: Rules,
    private readonly game: LocalGame,
    private readonly seating: Seating,
  ) {}

  /** Called with the whole match after every change; a bot that must decide starts thinking. */
  watch(whole: Table): void {
    const seat = this.nextBot(whole);
    this.task = seat === null ? null : { whole, seat };
    if (this.task === null) this.hurrying = false;
    else void this.decide(this.task).catch((error: unknown) => this.seating.stuck(error));
  }

  /** Bots move without a pause until a person must decide. */
  hurry(): void {
    this.hurrying = true;
    this.wake?.();
  }

  /** Nobody decides anything until the next `watch`. */
  rest(): void {
    this.task = null;
    this.wake?.();
    this.thinker.rest();
  }

  /**
   * The bot to think next. The last of several to decide is who asked the others (an open offer): a bot in that place
   * waits until every person has answered.
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
    // Somebody else decided meanwhile, or the screen was left: whoever must decide now has been asked already.
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
    const move = await this.thinker.think({ game: this.rules.id, view, memory, seat, level }).catch(() => {
      // Who was stopped has not failed.
      if (this.task === task && !this.failing) this.seating.thoughtless();
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
