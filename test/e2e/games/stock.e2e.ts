/** Plain boardgame.io games at the table: with the board of their author, and without any. */
import type { Player } from '../player.ts';
import { expect, test } from './stock/house.ts';

/** Opens a table on the game's own page. Returns the link to it. */
async function open({ page, name }: Player, game: string): Promise<string> {
  await page.goto(`/play/${game}`);
  const form = page.getByRole('region', { name: 'Create a table' });
  await form.getByRole('textbox', { name: 'Your name' }).fill(name);
  await form.getByRole('button', { name: 'Create' }).press('Enter');
  await expect(page.getByText('Waiting for players')).toBeVisible();
  return page.url();
}

/** Says of elements laid into another one what is otherwise than on an empty page. */
function unlikeAnEmptyPage(place: Element): readonly string[] {
  const tags = 'div p h1 h3 a ul li ol fieldset button input select textarea svg'.split(' ');
  const told = (
    'margin-top margin-left padding-top padding-left border-top-width box-sizing display max-width ' +
    'min-inline-size list-style-type cursor color background-color font-variant font-size ' +
    'font-weight line-height overflow-wrap text-wrap text-decoration-thickness'
  ).split(' ');
  const empty = document.body.appendChild(document.createElement('iframe'));
  empty.contentDocument!.write('<!doctype html><body>');
  const [here, there] = [place, empty.contentDocument!.body].map((around) => {
    const box = around.appendChild(around.ownerDocument.createElement('div'));
    box.innerHTML = tags.map((tag) => `<${tag} href="#" width="9"></${tag}>`).join('');
    const styles = [...box.children].flatMap((element) => {
      const style = getComputedStyle(element);
      return told.map((name) => `${element.localName} ${name}: ${style.getPropertyValue(name)}`);
    });
    box.remove();
    return styles;
  });
  empty.remove();
  return here!.filter((each, at) => each !== there![at]);
}

test('two people play tic-tac-toe on its author’s board, and one reloads in the middle', async ({ player }) => {
  const ann = await player('Ann');
  const ben = await player('Ben');
  await ben.sitDown(await open(ann, 'tic-tac-toe'));
  const press = ({ page }: typeof ann, cell: number) => page.getByRole('button', { name: `Cell ${cell}` }).click();
  // What a board fixes to the window stays in the board's place, and the table around it can be pressed.
  const veiled = await ann.page.getByRole('button', { name: 'Cell 5' }).evaluate((cell) => {
    const veil = cell.parentElement!.appendChild(document.createElement('div'));
    veil.style.cssText = 'position: fixed; inset: 0';
    const { width } = veil.getBoundingClientRect();
    veil.remove();
    return width / window.innerWidth;
  });
  expect(veiled).toBeLessThan(0.8);
  for (const colorScheme of ['dark', 'light'] as const) {
    await ann.page.emulateMedia({ colorScheme });
    expect(await ann.page.getByText('You are X').evaluate(unlikeAnEmptyPage)).toEqual([]);
  }
  await press(ann, 5);
  await press(ben, 1);
  await press(ann, 3);
  await ben.page.reload();
  await expect(ben.page.getByText('You are O')).toBeVisible();
  await expect(ben.page.getByRole('button', { name: 'Cell 5' })).toHaveText('X');
  await press(ben, 2);
  await press(ann, 7);
  for (const { page } of [ann, ben]) {
    await expect(page.getByText('Ann won')).toBeVisible();
    await expect(page.getByRole('heading', { name: /win/ })).toBeVisible();
  }
});

test('a game that is alone on the front page leaves room beside its picture', async ({ player }) => {
  const { page } = await player('Ann', { viewport: { width: 1440, height: 900 } });
  await page.goto('/');
  const games = page.getByRole('article');
  await expect(games).toHaveCount(3);
  await games.evaluateAll((all) => all.slice(1).forEach((game) => game.remove()));
  expect((await games.boundingBox())!.width).toBeLessThan(450);
});

test('a game without a board is played on a phone, by buttons and by fields', async ({ player }) => {
  const phone = { viewport: { width: 390, height: 664 }, hasTouch: true };
  const ann = await player('Ann', phone);
  const ben = await player('Ben', { ...phone, locale: 'ja-JP' });
  const link = await open(ann, 'ballots');
  await ben.page.goto(link);
  await ben.page.getByRole('textbox', { name: 'あなたの名前' }).fill('Ben');
  await ben.page.getByRole('button', { name: '座って遊ぶ' }).click();
  await ann.page.getByLabel('Argument 1').fill('2');
  await ann.page.getByRole('button', { name: 'Play', exact: true }).click();
  await ben.page.getByLabel('引数1').fill('1');
  await ben.page.getByRole('button', { name: '決定' }).click();
  await expect(ann.page.getByText('Phase: noting')).toBeVisible();
  await ann.page.getByRole('button', { name: 'skip' }).click();
  await ann.page.getByRole('button', { name: 'End the turn' }).click();
  await ben.page.getByRole('button', { name: '手番を終える' }).click();
  await expect(ann.page.getByText('You win!')).toBeVisible();
  await ann.page.getByRole('button', { name: 'Close', exact: true }).click();
  // Nothing is cut at the sides.
  expect(await ann.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
