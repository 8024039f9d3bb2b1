/** What every engine of storage keeps of what is said at matches. */
import { expect, test } from 'vitest';
import { type Fresh, newMatch, now, read, storeIn } from './matches.ts';

/** Tells the tests of storage about an engine. */
export function chatContract(fresh: Fresh): void {
  test('keeps the last two hundred lines of chat', async () => {
    const { store, reopen } = await storeIn(fresh);
    store.createMatch('m', newMatch());
    store.createMatch('other', newMatch());
    await store.say('other', { seat: null, text: 'elsewhere' });
    for (let line = 0; line < 205; line++) await store.say('m', { seat: line % 2, text: `line ${line}` });
    const chat = (await read(await reopen(), 'm')).stored.chat('m');
    expect(chat).toHaveLength(200);
    expect(chat[0]).toMatchObject({ seat: 1, text: 'line 5', at: now.time });
    expect((await read(store, 'other')).stored.chat('other')).toHaveLength(1);
  });

  test('a line of the chat touches its match', async () => {
    const { store } = await storeIn(fresh);
    store.createMatch('m', newMatch());
    now.time = 5000;
    await store.say('m', { seat: 0, text: 'still here' });
    store.flush();
    expect(store.metadata('m')?.updatedAt).toBe(5000);
  });

  test('lines of the chat come back as they were said', async () => {
    const { store, reopen } = await storeIn(fresh);
    store.createMatch('m', newMatch());
    const lines = [
      { seat: null, text: '見ています', name: 'Zoë' },
      { seat: 1, text: 'Well played!', phrase: 'wellPlayed' },
    ];
    const said = await Promise.all(lines.map((line) => store.say('m', line)));
    expect((await read(await reopen(), 'm')).stored.chat('m')).toEqual(said);
    expect(said).toMatchObject(lines);
  });
}
