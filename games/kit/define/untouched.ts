/**
 * Piles in which cards stay seen are changed by the tools of a definition alone: who has seen which card is kept by its
 * place, and a pile that is sorted by hand would show seats cards that they never saw.
 */
import type { NamedPart } from './parts.ts';

/** The piles of a state whose cards stay seen, with the part they are of. */
type Piles = readonly (readonly [NamedPart, readonly number[]])[];

export class Untouched {
  private readonly kept = new Map<readonly number[], readonly number[]>();

  /** Begins anew, with the piles as they are now. */
  begin(piles: Piles): void {
    this.kept.clear();
    for (const [, pile] of piles) this.keep(pile);
  }

  /** Takes a pile as it is now, for a tool has changed it. */
  keep(pile: readonly number[]): void {
    this.kept.set(pile, [...pile]);
  }

  /** The part of the first pile that something else has changed. */
  touched(piles: Piles): NamedPart | undefined {
    return piles.find(([, pile]) => !this.holds(pile))?.[0];
  }

  /** Whether nothing but tools has changed a pile since then. */
  private holds(pile: readonly number[]): boolean {
    const kept = this.kept.get(pile);
    return kept?.length === pile.length && kept.every((card, at) => card === pile[at]);
  }
}
