/**
 * Asks whether the server still hears us. A connection may be dead without either side being told, as when a phone
 * changes its network: what is sent goes nowhere, and a new connection would work.
 */
import { PATIENCE } from '../../kit/patience.ts';

interface Line {
  /** Sends the question. */
  ask(answered: () => void): void;
  /** Gives the connection up for a new one. */
  reopen(): void;
  /** Called when a question is sent or answered. */
  changed(): void;
}

export class Pulse {
  private question: ReturnType<typeof setTimeout> | undefined;
  private quiet: ReturnType<typeof setTimeout> | undefined;
  /** Whether the connection is up. */
  private up = false;

  constructor(private readonly line: Line) {}

  /** Whether the server has been asked and hasn't answered yet. */
  get asking(): boolean {
    return this.question !== undefined;
  }

  /** The connection is up, or the server has given a sign by itself. */
  beat(): void {
    this.up = true;
    clearTimeout(this.quiet);
    this.quiet = setTimeout(() => this.ask(), PATIENCE.quiet);
  }

  /** Asks now; again only once this was answered. */
  ask(): void {
    if (!this.up || this.asking) return;
    this.question = setTimeout(() => this.giveUp(), PATIENCE.pulse);
    const { question } = this;
    this.line.ask(() => {
      if (this.question !== question) return;
      this.forget();
      this.beat();
      this.line.changed();
    });
    this.line.changed();
  }

  /** The connection is down: nothing is asked until it is up again. */
  rest(): void {
    this.up = false;
    clearTimeout(this.quiet);
    this.forget();
  }

  private giveUp(): void {
    this.rest();
    this.line.reopen();
  }

  private forget(): void {
    clearTimeout(this.question);
    this.question = undefined;
  }
}
