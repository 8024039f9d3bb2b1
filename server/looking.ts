/** Looks every two seconds at what the operator's commands change, which run in another process. */
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';

/** In milliseconds. */
const EVERY = 2000;

interface LookingParts {
  readonly clock: Pick<Clock, 'after'>;
  readonly log: Pick<Logger, 'warn'>;
  /** What the log says where it can't be looked at. */
  readonly says: string;
}

export class Looking {
  private isReadable = true;
  private isClosed = false;
  private callOff = () => {};

  constructor(
    /** Rejects where the database doesn't answer; what was known before holds then. */
    private readonly look: () => Promise<void>,
    private readonly parts: LookingParts,
  ) {
    this.lookLater();
  }

  close(): void {
    this.isClosed = true;
    this.callOff();
  }

  private lookLater(): void {
    if (!this.isClosed) this.callOff = this.parts.clock.after(EVERY, () => void this.tryToLook());
  }

  private async tryToLook(): Promise<void> {
    const { log, says } = this.parts;
    try {
      await this.look();
      this.isReadable = true;
    } catch (error) {
      if (this.isReadable) log.warn({ error }, says);
      this.isReadable = false;
    }
    this.lookLater();
  }
}
