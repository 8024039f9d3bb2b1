/** What Node, a worker and a browser must agree about (law 8). */
import { hashTable, replay } from '../../games/kit/record.ts';
import type { GameRecord } from '../../games/kit/rules.ts';
import { gameOf } from './games.ts';

/** The hash of the table at the end of a record. */
export async function replayedHash(record: GameRecord): Promise<string> {
  const { meta, rules } = await gameOf(record.game);
  return hashTable(replay(rules, meta, record));
}
