/** Things by match, as many as are worth keeping: those that were set last. */
export class Recent<T> {
  private readonly kept = new Map<string, T>();

  constructor(private readonly most: number) {}

  get size(): number {
    return this.kept.size;
  }

  get(id: string): T | undefined {
    return this.kept.get(id);
  }

  keys(): Iterable<string> {
    return this.kept.keys();
  }

  set(id: string, value: T): void {
    this.kept.delete(id);
    this.kept.set(id, value);
    if (this.kept.size <= this.most) return;
    const [oldest] = this.kept.keys();
    if (oldest !== undefined) this.kept.delete(oldest);
  }

  delete(id: string): void {
    this.kept.delete(id);
  }

  clear(): void {
    this.kept.clear();
  }
}
