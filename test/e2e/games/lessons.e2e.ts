/** A newcomer's way: from the home page into each game's lesson, by what its guide says, to its end. */
import { expect, local } from '../agora.ts';
import { type Strategy, playToEnd, preferring } from '../player.ts';

/** What is pressed where the guide says so. Whatever else looks possible then isn't meant. */
type Obedience = readonly (readonly [said: RegExp, ...presses: readonly RegExp[]])[];

const KATASON: Obedience = [
  [/lit corner to build|lit edge|\. Put the robber/, /^Place a /, /^Put the robber/, /^Road costs/],
  [/lit corner\.$/, /^Place a house/, /^House costs/],
  [/“Card”\.$/, /^Card costs/],
  [/“Road building”/, /^Road building/],
  [/give one wood/, /^Offer to Daphne$/, /^Add one ore \(0 chosen\)$/, /^Add one wood \(wood: 6\)$/, /^Trade/],
  [/“Complete trade”/, /^Complete trade$/],
  [/get one brick/, /^4 wood for 1 brick$/, /^Add one brick \(0 chosen\)$/, /^Trade/],
  [/“End turn”/, /^End turn$/],
  [/oll the dice/, /^Roll the dice$/],
];

/** A card is picked before it is laid. */
const laid = (card: string, way: RegExp) => [way, new RegExp(`^${card}(?:, can be played)?$`)] as const;

const LOST_CITIES: Obedience = [
  [/Press blue 0/, ...laid('blue 0', /Start the blue path with the researcher/)],
  [/Draw a card/, /^Draw from the deck/],
  [/Press blue 3/, ...laid('blue 3', /^Advance on blue/)],
  [/Play blue 6/, ...laid('blue 6', /^Advance on blue/)],
  [/lit place on the blue path/, /^Free step on blue/],
  [/Press red 1/, ...laid('red 1', /Start the red path with an explorer/)],
  [/with brown 3/, ...laid('brown 3', /Start the brown path with an explorer/)],
  [/Press blue 1,/, ...laid('blue 1', /^Discard the blue 1/)],
  [/Play red 8/, ...laid('red 8', /^Advance on red/)],
  [/with yellow 4/, ...laid('yellow 4', /Start the yellow path with an explorer/)],
  [/Play brown 5/, ...laid('brown 5', /^Advance on brown/)],
  [/blue discard pile/, /^Take the blue 10/],
  [/Play brown 10/, ...laid('brown 10', /^Advance on brown/)],
];

const ATLANTIS: Obedience = [
  [/Press the vase/, /^Go to /, /^Play vase/],
  [/Press the statue/, /^Go to /, /^Play statue/],
  [/“Pay”/, /^Pay$/],
  [/Press the olive/, /^Go to /, /^Play olive/],
  [/“Buy cards”/, /^Give up ring 2/, /^Buy cards$/],
  [/“Build bridge”/, /^Build the bridge/, /^Build bridge$/],
  [/stands between the others/, /^Go to /, /^Choose the pawn: slot 7/],
];

const ATTIKA: Obedience = [
  [/Press the capital/, /^Build for 2 cards$/, /^Build the capital on/, /^capital: ready/],
  [/Press the temple/, /^Build for 2 cards$/, /^Build the temple on/, /^temple: ready/],
  [/“End turn”/, /^End turn/],
  [/third stack/, /^Draw a building: Stack 3/],
  [/fourth stack/, /^Draw a building: Stack 4/],
  [/“Put it on the mat”/, /^Put it on the mat$/],
  [/beside your capital/, /^Build the gymnasium on/],
  [/Press the stadium/, /^Build the stadium on/, /^stadium: ready/],
];

const ASTERION: Obedience = [
  [/“Place it here”/, /^Place it here$/, /^Place it .+ of the heart/],
  [/“Turn it”/, /^Turn it$/, /^Turn the tile /, /^Turn give up tile$/],
  [/“Swap them”/, /^Swap them$/, /^Swap with the tile /, /^Swap the tile /, /^Swap give up tile$/],
];

const LESSONS: Readonly<Record<string, Obedience>> = {
  Katason: KATASON,
  'Lost Cities': LOST_CITIES,
  Atlantis: ATLANTIS,
  Attika: ATTIKA,
  Asterion: ASTERION,
};

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
    await expect(page.getByRole('list', { name: 'Players' })).toContainText('you');
  });
}
