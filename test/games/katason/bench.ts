/** Options that make random games like real ones: offers at random would never stop. */
import type { Options } from '../../../games/katason/meta.ts';

export const bench: Partial<Options> = { trade: 'bank' };
