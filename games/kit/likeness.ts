/** Learns from examples what values of one kind look like, in order to tell damaged values apart. */

type Kind = 'integer' | 'number' | 'string' | 'boolean' | 'null' | 'list' | 'record' | 'other';

/** How far a number may lie outside the range of the examples: rules that count up to it take a second, not for ever. */
const FAR = 1_000_000_000;

/** What the examples had in one place of the value. */
export class Likeness {
  private readonly kinds = new Set<Kind>();
  private shortest = Infinity;
  private longest = 0;
  private least = Infinity;
  private most = -Infinity;
  private item: Likeness | undefined;
  private readonly fields = new Map<string, Likeness>();
  /** The fields that every example had. */
  private always: ReadonlySet<string> | undefined;

  /** Learns one more example. */
  learn(value: unknown): void {
    const kind = kindOf(value);
    this.kinds.add(kind);
    if (kind === 'list') this.learnList(value as readonly unknown[]);
    else if (kind === 'record') this.learnRecord(value as object);
    else if (typeof value === 'number') {
      this.least = Math.min(this.least, value);
      this.most = Math.max(this.most, value);
    }
  }

  private learnList(list: readonly unknown[]): void {
    this.shortest = Math.min(this.shortest, list.length);
    this.longest = Math.max(this.longest, list.length);
    for (const item of list) (this.item ??= new Likeness()).learn(item);
  }

  private learnRecord(record: object): void {
    const keys = Object.keys(record);
    this.always = new Set(this.always === undefined ? keys : keys.filter((key) => this.always?.has(key)));
    for (const [key, field] of Object.entries(record)) {
      const like = this.fields.get(key) ?? new Likeness();
      this.fields.set(key, like);
      like.learn(field);
    }
  }

  /** How a value differs from all examples, in words that follow `name`; undefined if it doesn't. */
  differs(value: unknown, name: string): string | undefined {
    const kind = kindOf(value);
    if (kind === 'other') return `${name} is no plain value`;
    // If all examples were null, the game may put anything there later, so nothing is refused.
    if (this.kinds.size === 1 && this.kinds.has('null')) return undefined;
    const known = this.kinds.has(kind) || (kind === 'integer' && this.kinds.has('number'));
    if (!known) return `${name} is ${an(kind)}, not ${[...this.kinds].map(an).join(' or ')}`;
    if (kind === 'list') return this.listDiffers(value as readonly unknown[], name);
    if (kind === 'record') return this.recordDiffers(value as Readonly<Record<string, unknown>>, name);
    return typeof value === 'number' && this.isFar(value) ? `${name} is ${value}` : undefined;
  }

  /** Whether a number is far too large or small. */
  private isFar(value: number): boolean {
    return value < this.least - FAR || value > this.most + FAR;
  }

  private listDiffers(list: readonly unknown[], name: string): string | undefined {
    // If all examples were empty lists, the game may fill the list later.
    if (this.shortest === this.longest && this.longest > 0 && list.length !== this.longest) {
      return `${name} has ${list.length} values, not ${this.longest}`;
    }
    for (let at = 0; at < list.length; at++) {
      const found = this.item?.differs(list[at], `${name}[${at}]`);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  private recordDiffers(record: Readonly<Record<string, unknown>>, name: string): string | undefined {
    for (const key of this.always ?? []) if (!Object.hasOwn(record, key)) return `${name} lacks ${key}`;
    for (const [key, field] of Object.entries(record)) {
      const like = this.fields.get(key);
      const found = like === undefined ? `${name} has no ${key}` : like.differs(field, `${name}.${key}`);
      if (found !== undefined) return found;
    }
    return undefined;
  }
}

function kindOf(value: unknown): Kind {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'object') return 'record';
  if (typeof value === 'number') return Number.isSafeInteger(value) ? 'integer' : 'number';
  return typeof value === 'string' || typeof value === 'boolean' ? (typeof value as 'string' | 'boolean') : 'other';
}

function an(kind: Kind): string {
  if (kind === 'null') return 'null';
  return /^[aeiou]/.test(kind) ? `an ${kind}` : `a ${kind}`;
}
