/** Katason as people play it: online, through a restart of the server, around one screen, and against bots. */
import { shelf } from '../../../games/index.ts';
import { replay } from '../../../games/kit/record.ts';
import type { GameRecord } from '../../../games/kit/rules.ts';
import type { State } from '../../../games/katason/types.ts';
import { samplesOf } from '../../corpus/sample.ts';
import { TOUR, expect, local, test } from '../agora.ts';
import { guestAt, playAhead } from '../online/ahead.ts';
import { type Player, type ResultSheet, playToEnd } from '../player.ts';
import { nearTheEnd, resume } from '../saved.ts';
import type { Seen } from '../seen.ts';
import { katason } from './strategies/katason.ts';

const ITEMS = ['Houses', 'Cities', 'Point cards', 'Road award', 'Knight award'];

test('Katason online: four people come by the invite link, place their houses, and sit through a restart', async ({
  agora,
  player,
  troubles,
}) => {
  const ann = await player('Ann');
  const link = await ann.openTable({ game: 'Katason', players: 4, seed: 'seed 3497' });
  await expect(ann.page.getByText('3 seats still free')).toBeVisible();
  const others = await Promise.all(['Ben', 'Eve', 'Dan'].map((name) => player(name)));
  // One after the other, so that the seats are in this order.
  for (const guest of others) await guest.sitDown(link);
  const people = [ann, ...others];

  await expect(ann.prompt).toHaveText('Choose a corner for your first house.');
  for (const guest of others) {
    await expect(guest.prompt).toHaveText('Waiting for Ann to place a house.');
    await expect(guest.panel('Ann')).toContainText('to move');
    await expect(guest.panel(guest.name)).toContainText('you');
  }

  await playToEnd(people, katason, { until: (_, seen) => seen.prompt === 'Your turn: roll the dice.' });
  await expectLog(people, /^Ann builds a house between .+\.$/, 2);
  await expectLog(people, /^Dan lays a road between .+\.$/, 2);
  for (const person of people) await expect(person.panel(person.name)).toContainText('Points 2');

  await troubles.whileAway(async () => {
    await agora.stop();
    for (const person of people) await expect(person.prompt).toContainText('The server is being restarted.');
    await agora.start();
    for (const person of people) await expect(person.prompt).not.toContainText('The server is being restarted.');
  });
  await expect(ann.prompt).toHaveText('Your turn: roll the dice.');
  await expectLog(people, /^Ann builds a house between .+\.$/, 2);
  await playToEnd(people, katason, {
    until: async () => (await ann.log.filter({ hasText: /^Ben rolls/ }).count()) > 0,
  });
});

local(
  'Katason online: two people play to a declared victory, with bots for two who left, and read the same result',
  TOUR,
  async ({ player }) => {
    const game = samplesOf('katason').get('4-players-declared-2.json')!.record;
    const ann = await player('Ann');
    const link = await ann.openTable({ game: 'Katason', players: 4, seed: game.seed });
    const ben = await player('Ben');
    await ben.sitDown(link);
    const [eve, dan] = [await guestAt(link, 'katason', 'Eve'), await guestAt(link, 'katason', 'Dan')];
    await expect(ann.page.getByText('Waiting for players')).toBeHidden();
    // It is Ann's turn then, so that nobody wins before the bots have been seen.
    await playAhead(link, [ann, ben, eve, dan], game, 0.98);
    for (const guest of [eve, dan]) await guest.leave();
    for (const name of ['Eve', 'Dan']) await expect(ann.panel(name)).toContainText('bot');

    const people = [ann, ben];
    await playToEnd(people, katason);
    const results = await Promise.all(people.map((person) => person.result()));
    const [first] = results;
    const winner = first?.places[0]?.name;
    for (const [i, person] of people.entries()) {
      expect(results[i]?.title).toBe(person.name === winner ? 'You win!' : `${winner} wins`);
      expect(results[i]?.places).toEqual(first?.places);
    }
    expectVictory(first, 4);
    await ann.page.keyboard.press('Escape');
    await expect(ann.log.last()).toHaveText(/^\w+ declares victory with 1\d points!(?: a bot stood in)?$/);
  },
);

local('Katason on one screen: the curtain hides every hand and gives each player their own', async ({ player }) => {
  const ann = await player('Ann');
  const names = ['Ann', 'Ben', 'Eve'];
  await ann.startLocal({ game: 'Katason', rivals: 'people', names, seed: 'seed 1469' });
  let curtains = 0;
  let holder = '';

  await playToEnd([ann], katason, {
    until: async (_, seen) => {
      const next = seen.choices.find((choice) => choice.name.startsWith('I’m '))?.name.slice('I’m '.length);
      if (next === undefined) {
        expectOwnHand(seen, holder);
        return false;
      }
      curtains++;
      holder = next;
      await expect(ann.page.getByRole('heading', { name: `Pass the screen to ${next}.` })).toBeVisible();
      expectNoHand(seen);
      return curtains > 10;
    },
  });

  await nearTheEnd(ann.page, 'katason', 3, [0, 1, 2]);
  await playToEnd([ann], katason);
  expectVictory(await ann.result(), 3);
});

local('Katason against three bots: one person begins, and ends a game', async ({ player }) => {
  const ann = await player('Ann');
  await ann.startLocal({ game: 'Katason', rivals: 'bots', names: ['Ann'], level: 'easy', seed: 'seed 3497' });
  await expect(ann.prompt).toHaveText('Choose a corner for your first house.');
  for (const bot of ['Nikos', 'Daphne', 'Milon']) await expect(ann.panel(bot)).toContainText('easy');

  await playToEnd([ann], katason, {
    until: async (_, seen) => {
      expect(seen.choices.some((choice) => choice.name.startsWith('I’m '))).toBe(false);
      return (await ann.log.filter({ hasText: /^Nikos rolls/ }).count()) > 1;
    },
  });

  await nearTheEnd(ann.page, 'katason', 4, [0]);
  await playToEnd([ann], katason);
  expectVictory(await ann.result(), 4);
  await ann.page.keyboard.press('Escape');
  await expect(ann.prompt).toHaveText(/ has declared victory\.$/);
});

local(
  'Katason on a phone that is turned: a trade half put together is still there, with everybody to offer it to',
  async ({ player }) => {
    const { page } = await player('Ann');
    const { record, seat } = await turnToTradeIn();
    await resume(page, record, [seat]);
    await page.getByRole('button', { name: /^Trade/ }).click();
    await page.getByRole('button', { name: 'Add one ore (0 chosen)' }).click();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('button', { name: 'Add one ore (1 chosen)' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Offer to all' })).toBeInViewport({ ratio: 1 });
  },
);

/** A recorded game of four, left at the end of a turn without an offer. */
async function turnToTradeIn(): Promise<{ record: GameRecord; seat: number }> {
  const { meta, load } = shelf.get('katason')!;
  const { rules } = await load();
  const game = [...samplesOf('katason').values()].map(({ record }) => record).find(({ players }) => players === 4)!;
  let before: State | undefined;
  let length = 0;
  replay(rules, meta, game, ({ state }, { move }, index) => {
    if (move.type === 'endTurn' && before?.offer === null && index > game.turns.length / 2) length ||= index;
    before = state as State;
  });
  return { record: { ...game, turns: game.turns.slice(0, length) }, seat: game.turns[length]!.seat };
}

async function expectLog(people: readonly Player[], line: RegExp, times: number): Promise<void> {
  for (const person of people) await expect(person.log.filter({ hasText: line })).toHaveCount(times);
}

/** Nothing behind the curtain tells of a hand: no cards, no lit places, nothing to press but the curtain's own buttons. */
function expectNoHand(seen: Seen): void {
  expect(seen.hand).toBe('');
  const inviting = seen.choices.filter(
    ({ name, disabled }) => !disabled && /^(?:Place|Add|Put|Steal|Roll)|costs/.test(name),
  );
  expect(inviting).toEqual([]);
  expect(seen.players.filter((panel) => panel.includes(' you '))).toEqual([]);
}

/** The screen shows the hand of who took it: as many cards as that player's panel says, and after the second house what is around it. */
function expectOwnHand(seen: Seen, holder: string): void {
  const own = seen.players.filter((panel) => panel.includes(' you '));
  expect(own).toHaveLength(1);
  expect(own[0]).toMatch(new RegExp(`^${holder} you `));
  const [, size] = /Hand (\d+)/.exec(own[0] ?? '') ?? [];
  expect(seen.hand).toContain(`Hand ${size}`);
}

/** Somebody declared with ten points or more, and every player's points are the sum of what they are made of. */
function expectVictory(result: ResultSheet | undefined, players: number): void {
  expect(result?.ending).toMatch(/ has declared victory\.$/);
  expect(result?.places).toHaveLength(players);
  for (const { items, total } of result?.places ?? []) {
    // What brought nobody anything isn't told.
    expect(Object.keys(items)).toEqual(ITEMS.filter((item) => item in items));
    expect(items).not.toEqual({});
    expect(Object.values(items).reduce((sum, points) => sum + points, 0)).toBe(total);
  }
  const totals = result?.places.map((place) => place.total) ?? [];
  expect(totals[0]).toBeGreaterThanOrEqual(10);
  expect(totals).toEqual(totals.toSorted((a, b) => b - a));
  expect(result?.places[0]?.rank).toBe('1st');
}
