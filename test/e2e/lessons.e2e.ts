/** A newcomer's way: from the home page into each game's lesson, by what its guide says, to its end. */
import { expect, local } from './agora.ts';
import { type Strategy, playToEnd, preferring } from './player.ts';

/** What is pressed where the guide says so. Whatever else looks possible then isn't meant. */
type Obedience = readonly (readonly [said: RegExp, ...presses: readonly RegExp[]])[];

const KATASON: Obedience = [
  [/lit corner to build|lit edge|\. Put the robber/, /^Place a /, /^Put the robber/, /^Road costs/],
  [/lit corner\.$/, /^Place a house/, /^House costs/],
  [/“Card”\.$/, /^Card costs/],
  [/“Road building”/, /^Road building/],
  [/give one wood/, /^Offer to Daphne$/, /^Add one ore \(0\)$/, /^Add one wood \(wood: 6\)$/, /^Trade/],
  [/“Complete trade”/, /^Complete trade$/],
  [/get one brick/, /^4 wood for 1 brick$/, /^Add one brick \(0\)$/, /^Trade/],
  [/“End turn”/, /^End turn$/],
  [/oll the dice/, /^Roll the dice$/],
];

const LESSONS: Readonly<Record<string, Obedience>> = { Katason: KATASON };

const onward = preferring(/^Next$/, /^Fast forward$/);
const END = 'Play on from here against bots';

function obeying(lesson: Obedience): Strategy {
  return (seen) => {
    const [, ...presses] = lesson.find(([said]) => said.test(seen.prompt)) ?? [/^/];
    return onward(seen) ?? preferring(...presses)(seen);
  };
}

for (const [game, lesson] of Object.entries(LESSONS)) {
  local(`${game} is learned by playing it, and played on`, async ({ player }) => {
    const ann = await player('Ann');
    const { page } = ann;
    await page.goto('/');
    await page.getByRole('link', { name: `${game}: Learn by playing` }).click();
    // Begun in the other language, and gone on with in one's own.
    await page.getByRole('button', { name: '日本語' }).click();
    await page.getByRole('button', { name: '次へ' }).click();
    await page.reload();
    await expect(page.getByRole('region', { name: '案内' })).toContainText('2/');
    await page.getByRole('button', { name: 'English' }).click();
    const ended = (names: readonly string[]) => names.includes(END);
    await playToEnd([ann], obeying(lesson), { until: (_, { choices }) => ended(choices.map(({ name }) => name)) });
    await page.getByRole('button', { name: END }).click();
    await expect(page).toHaveURL(/\/local\//);
    await expect(ann.panel('Red')).toContainText('you');
  });
}
