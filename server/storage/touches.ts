/** Notes that somebody is at matches that don't change: one write for each turn of the event loop. */
import type { Writer } from './changes.ts';
import type { Reading } from './reading.ts';

export class Touches {
  private readonly ids = new Set<string>();

  constructor(
    private readonly writer: Pick<Writer, 'touch'>,
    private readonly reading: Pick<Reading, 'touched'>,
    private readonly now: () => number,
  ) {}

  add(id: string): void {
    if (this.ids.size === 0) setImmediate(() => this.send());
    this.ids.add(id);
  }

  /** Writes now what was noted. */
  send(): void {
    const at = this.now();
    if (this.ids.size > 0) this.writer.touch([...this.ids], at);
    for (const id of this.ids) this.reading.touched(id, at);
    this.ids.clear();
  }
}
