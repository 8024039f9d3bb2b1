/** What every engine of storage keeps of reports, of who is muted and of what the operator has done. */
import { expect, test } from 'vitest';
import { DailyStore } from '../../../server/daily/store.ts';
import { type Context, ModerationStore } from '../../../server/moderation/store.ts';
import { PeopleStore } from '../../../server/people/store.ts';
import { ResultStore } from '../../../server/results/store.ts';
import { type Fresh, newMatch, read, storeIn } from './matches.ts';

const context: Context = { game: 'bazaar', seat: 0, lines: [], seats: [{ seat: 0, name: 'Ann' }] };

export function moderationContract(fresh: Fresh): void {
  async function kept() {
    const { store, reopen, database } = await storeIn(fresh);
    return { store, reopen, ask: database.ask, moderation: new ModerationStore(database.ask) };
  }

  test('keeps what was reported once, and forgets what is settled or old', async () => {
    const { moderation } = await kept();
    const about = (line: number, at: number) => ({ match: 'm', about: `line ${line}`, context, at: 2 ** 41 + at });
    expect(await moderation.report(about(1, 1))).toBe(1);
    expect(await moderation.report(about(1, 2))).toBeUndefined();
    const second = await moderation.report(about(2, 3));
    const reports = await moderation.reports();
    expect(reports).toMatchObject([about(1, 1), about(2, 3)]);
    await moderation.settleAbout('other', 'line 1');
    expect(await moderation.settle(second!)).toEqual({ match: 'm', about: 'line 2' });
    expect(await moderation.settle(second!)).toBeUndefined();
    const old = { reports: 2 ** 41 + 2, addresses: 0, deeds: 0 };
    await moderation.collect(0, { ...old, reports: 2 ** 41 + 1 });
    expect(await moderation.reports()).toEqual(reports.slice(0, 1));
    await moderation.collect(0, old);
    expect(await moderation.reports()).toEqual([]);
  });

  test('of very many reports the newest wait', async () => {
    const { moderation } = await kept();
    for (let line = 0; line < 503; line++)
      await moderation.report({ match: 'm', about: `line ${line}`, context, at: 1 });
    const reports = await moderation.reports();
    expect([reports.length, reports[0]?.about]).toEqual([500, 'line 3']);
  });

  test('mutes last until they are over or taken back', async () => {
    const { moderation } = await kept();
    await moderation.mute({ whom: 'ann', until: 5 });
    await moderation.mute({ whom: 'ann', until: 2 ** 41 });
    await moderation.mute({ whom: '203.0.113.0/24', until: 9 });
    expect(await moderation.mutes(8)).toEqual([
      { whom: 'ann', until: 2 ** 41 },
      { whom: '203.0.113.0/24', until: 9 },
    ]);
    await moderation.collect(9, { reports: 0, addresses: 0, deeds: 0 });
    expect([await moderation.mutes(0), await moderation.unmute('ann'), await moderation.unmute('ann')]).toEqual([
      [{ whom: 'ann', until: 2 ** 41 }],
      true,
      false,
    ]);
  });

  test('deeds are on record in their order, for a while', async () => {
    const { moderation } = await kept();
    const deed = { kind: 'ban', atWhom: '203.0.113.7', told: '', why: 'floods', at: 2 ** 41 } as const;
    for (const at of [2 ** 41, 2 ** 41 + 1]) await moderation.note({ ...deed, at });
    const [first, second] = await moderation.deeds();
    expect([first, second]).toMatchObject([deed, { ...deed, at: 2 ** 41 + 1 }]);
    expect(await moderation.deeds(first!.id)).toEqual([second]);
    await moderation.collect(0, { reports: 0, addresses: 0, deeds: 2 ** 41 + 1 });
    expect(await moderation.deeds()).toEqual([second]);
  });

  test('a hidden line stays in its place, and from where lines were said is forgotten after a while', async () => {
    const { store, reopen, moderation } = await kept();
    store.createMatch('m', newMatch());
    const [first, second] = [
      await store.say('m', { seat: null, text: 'nasty', name: 'Sue' }, '203.0.113.7'),
      await store.say('m', { seat: 1, text: 'hello' }, '198.51.100.1'),
    ];
    expect(await moderation.addressOf('m', first.id, null)).toBe('203.0.113.7');
    expect(await moderation.addressOf('m', undefined, 1)).toBe('198.51.100.1');
    expect(await moderation.addressOf('m', undefined, 0)).toBeUndefined();
    expect(await moderation.hide(first.id)).toEqual({ match: 'm', seat: null, text: 'nasty', name: 'Sue' });
    expect(await moderation.hide(999)).toBeUndefined();
    const { id, at } = first;
    expect((await read(await reopen(), 'm')).stored.chat('m')).toEqual([
      { id, seat: null, text: '…', phrase: 'hidden', at },
      second,
    ]);
    await moderation.collect(0, { reports: 0, addresses: at + 1, deeds: 0 });
    expect(await moderation.addressOf('m', first.id, null)).toBeUndefined();
  });

  test('whoever is renamed is called so wherever they are known', async () => {
    const { ask, moderation } = await kept();
    const [people, daily, results] = [new PeopleStore(ask), new DailyStore(ask), new ResultStore(ask)];
    await people.add('ann', { name: 'Nasty', settings: {} }, 1);
    const deal = { game: 'bazaar', day: '2026-11-25' };
    await daily.add({ key: 'a', person: 'ann' }, deal, { rank: 1, score: 1 }, 'Nasty', 1);
    await daily.add({ key: 'b' }, deal, { rank: 1, score: 1 }, 'Ben', 1);
    const seats = [
      { seat: 0, person: 'ann', name: 'Nasty', place: 1, points: 1 },
      { seat: 1, name: 'Nasty too', place: 2, points: 0 },
    ];
    await results.keep({ match: 'm', game: 'bazaar', at: 1, rated: false, seats });
    await moderation.renameAt({ match: 'm', seat: 0, person: 'ann' }, 'Ann');
    await moderation.renameAt({ match: 'm', seat: 1, person: undefined }, 'Eve');
    expect((await results.of('ann')).map(({ name }) => name)).toEqual(['Ann', 'Eve']);
    expect(await people.person('ann')).toMatchObject({ profile: { name: 'Ann' }, version: 2 });
    expect((await daily.list({ key: 'x' }, deal)).rows.map(({ name }) => name)).toEqual(['Ann', 'Ben']);
    expect([await moderation.isPerson('ann'), await moderation.isPerson('ben')]).toEqual([true, false]);
  });
}
