/** Records that were opened from files, kept in this browser so that a reload finds them: the last ones, as far as there is room. */
import { hash } from '../../games/kit/record.ts';
import { readStored, removeStored, storedKeys, writeStored } from '../kept/storage.ts';
import { type NamedRecord, recordIn } from './read-record.ts';

export interface KeptRecord {
  readonly id: string;
  readonly named: NamedRecord;
  /** Milliseconds since 1970. */
  readonly openedAt: number;
}

const RECORD = 'agora.record.';

/** More than this are not kept, nor more letters: games that go on need room, too. */
const MOST = 20;
const MOST_LETTERS = 1_200_000;

/** Keeps a record and forgets those opened longest ago, where it is one too many. Its id is the answer: the same for the same record. */
export function keepRecord(named: NamedRecord): string {
  const id = hash(named);
  const { record, names } = named;
  writeStored(RECORD + id, { openedAt: Date.now(), ...record, names });
  forgetRecords(surplus(id));
  return id;
}

/** A record that is kept under that id, or null. */
export function keptRecord(id: string): KeptRecord | null {
  const stored = readStored(RECORD + id) as { readonly openedAt?: unknown } | null;
  const named = recordIn(stored);
  const openedAt = stored?.openedAt;
  return named === null || typeof openedAt !== 'number' ? null : { id, named, openedAt };
}

/** All records that are kept, the one opened last first. */
export function keptRecords(): readonly KeptRecord[] {
  const records = storedKeys(RECORD).map((key) => keptRecord(key.slice(RECORD.length)));
  return records.filter((record) => record !== null).toSorted((a, b) => b.openedAt - a.openedAt);
}

export function forgetRecords(ids: readonly string[]): void {
  if (ids.length > 0) removeStored(...ids.map((id) => RECORD + id));
}

/** Those for which there is no room beside the one of that id. */
function surplus(newest: string): readonly string[] {
  const others = keptRecords().filter(({ id }) => id !== newest);
  let letters = lengthOf(newest);
  return others.flatMap(({ id }, at) => {
    letters += lengthOf(id);
    return at + 1 < MOST && letters <= MOST_LETTERS ? [] : [id];
  });
}

function lengthOf(id: string): number {
  return JSON.stringify(readStored(RECORD + id)).length;
}
