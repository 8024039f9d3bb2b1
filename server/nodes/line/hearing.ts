/** What a server hears by the line and by the database, opened where it is sealed. */
import type { Logger } from 'pino';
import type { Ears } from './line.ts';
import { Seal } from './seal.ts';

export { freshSecret } from './seal.ts';

/** What only servers tell each other. What the database tells of its own rows only makes a server look. */
const SEALED = /^(?:do|done|bye) /;

interface Parts {
  readonly log: Pick<Logger, 'warn'>;
  hear(told: string): void;
  back(): void;
}

export class Hearing {
  private readonly sealing = new Seal();

  constructor(private readonly parts: Parts) {}

  /** Gives it the secret that all servers of a database share. */
  use(secret: string): void {
    this.sealing.use(secret);
  }

  /** Seals what is told. */
  readonly seal = (told: string): string => this.sealing.close(told);

  /** The ears at the database, whose rows tell of themselves, or at NATS, by which nothing comes unsealed. */
  ears(of: 'database' | 'NATS'): Ears {
    const { log, back } = this.parts;
    return {
      heard: (told) => this.heard(told, of === 'NATS'),
      lost: () => log.warn({ of }, 'the way to other servers is gone'),
      back: () => {
        log.warn({ of }, 'the way to other servers is back');
        back();
      },
    };
  }

  private heard(given: string, mustBeSealed: boolean): void {
    const { log, hear } = this.parts;
    const opened = this.sealing.open(given);
    if ('told' in opened) return hear(opened.told);
    if (opened.problem === 'old') log.warn('what another server told is too old: the clocks of the machines differ');
    if (opened.problem === 'unsealed' && !mustBeSealed && !SEALED.test(given)) hear(given);
  }
}
