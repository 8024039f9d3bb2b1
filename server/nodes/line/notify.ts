/** PostgreSQL's own way: whatever is written tells of itself, in the same moment, those who listen on the connection. */
import type { Connection } from '../connection.ts';
import type { Line, Whom } from './line.ts';
import { Tells } from './tells.ts';

export class NotifyLine implements Line {
  private readonly tells: Tells;

  /** `database` hears, and is opened and closed by whoever gives it. `seal` seals what is told. */
  constructor(
    private readonly database: Connection,
    private readonly seal: (told: string) => string,
  ) {
    this.tells = new Tells(database);
  }

  get isOpen(): boolean {
    return this.database.isOpen;
  }

  async open(): Promise<void> {}

  tell(whom: Whom, told: string): Promise<boolean> {
    return this.tells.tell(whom, this.seal(told));
  }

  async tellAll(told: string): Promise<void> {
    await this.database.query("SELECT pg_notify('agora_node', $1)", this.seal(told));
  }

  wrote(): void {}

  async hear(): Promise<void> {}

  async close(): Promise<void> {}
}
