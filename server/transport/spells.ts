/** Counts of what clients do within ten seconds. */
const LASTS = 10_000;

/** A count within a window of ten seconds. */
interface Spell {
  count: number;
  readonly ends: number;
}

interface Spells<Doer> {
  get(doer: Doer): Spell | undefined;
  set(doer: Doer, spell: Spell): unknown;
}

/** A limit for each client in ten seconds. It answers synchronously, so that no message overtakes another. */
class Limit<Doer> {
  constructor(
    private readonly most: number,
    private readonly spells: Spells<Doer>,
  ) {}

  /** Counts some more. Returns false if that is too many for a client with this many shares. */
  spend(doer: Doer, now: number, shares = 1, points = 1): boolean {
    let spell = this.spells.get(doer);
    if (spell === undefined || spell.ends <= now) {
      spell = { count: 0, ends: now + LASTS };
      this.spells.set(doer, spell);
    }
    spell.count += points;
    return spell.count <= this.most * shares;
  }
}

/** For addresses. Nobody says when an address is gone, so idle ones are removed from time to time. */
class ByAddress extends Map<string, Spell> {
  private swept = 0;

  override set(address: string, spell: Spell): this {
    if (spell.ends - this.swept > 2 * LASTS) {
      this.swept = spell.ends - LASTS;
      for (const [known, { ends }] of this) if (ends <= this.swept) this.delete(known);
    }
    return super.set(address, spell);
  }
}

/** A limit for each connection. */
export const ofConnections = (most: number): Limit<object> => new Limit<object>(most, new WeakMap());
/** A limit for each address. */
export const ofAddresses = (most: number): Limit<string> => new Limit<string>(most, new ByAddress());
