/** `npm run previews`: the pictures that links show in chats, and the icons of the installed app, drawn anew from our own drawings. To be looked at. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { shelf } from '../../../games/index.ts';
import { saidIn } from '../../../games/kit/languages.ts';
import { test } from '../agora.ts';

const PUBLIC = fileURLToPath(new URL('../../../client/public', import.meta.url));
/** What chat programs ask for, see server/preview/tags.ts. */
const SIZE = { width: 1200, height: 630 };

interface Sheet {
  readonly picture: string;
  readonly title: string;
  readonly other: string;
}

const sheets: readonly (Sheet & { readonly id: string })[] = [
  { id: 'agora', picture: 'main section svg', title: 'Agora', other: 'アゴラ' },
  ...[...shelf.values()].map(({ meta: { id, names } }) => ({
    id,
    picture: `article:has(a[href="/play/${id}"]) svg`,
    title: saidIn(names, 'en'),
    other: saidIn(names, 'ja'),
  })),
];

for (const { id, ...sheet } of sheets) {
  test(id, async ({ player }) => {
    const { page } = await player('Ann', { viewport: { width: 1440, height: 900 }, colorScheme: 'light' });
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.setViewportSize(SIZE);
    await page.evaluate(lay, sheet);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `${PUBLIC}/preview/${id}.jpg`, type: 'jpeg', quality: 82 });
  });
}

/** Lays a picture over the whole page with its name on a plate. Runs in the page, so it stands alone. */
function lay({ picture, title, other }: Sheet): void {
  const drawing = document.querySelector(picture)?.cloneNode(true) as SVGElement;
  const emblem = document.querySelector('header svg')?.cloneNode(true) as SVGElement;
  const house = title === 'Agora';
  const sheet = document.createElement('div');
  sheet.style.cssText = `position:fixed;inset:0;z-index:99;background:var(--paper);overflow:hidden;--font:var(--font-title)`;
  drawing.setAttribute(
    'style',
    house ? 'position:absolute;inset:auto 0 0;width:100%;height:auto' : 'width:100%;height:100%',
  );
  if (!house) drawing.setAttribute('preserveAspectRatio', 'xMidYMid slice');
  const plate = document.createElement('div');
  plate.style.cssText = house
    ? 'position:absolute;left:72px;top:64px;display:flex;align-items:center;gap:40px'
    : 'position:absolute;left:0;bottom:44px;display:flex;align-items:center;gap:28px;padding:20px 44px 22px 48px;background:var(--paper);border:2px solid var(--ink);border-left:0;border-radius:0 14px 14px 0';
  emblem.setAttribute('style', house ? 'width:128px;height:128px' : 'width:72px;height:72px');
  const words = document.createElement('div');
  const name = document.createElement('div');
  name.textContent = title;
  name.style.cssText = `font:600 ${house ? 104 : 64}px/1.1 var(--font-title)`;
  const beside = document.createElement('div');
  beside.textContent = other;
  beside.style.cssText = `font:600 ${house ? 44 : 30}px/1.2 var(--font-title);color:var(--ink-soft)`;
  words.append(name, beside);
  plate.append(emblem, words);
  sheet.append(drawing, plate);
  document.body.append(sheet);
}

/** The icons of the installed app: the favicon's drawing, alone and where a system cuts its own shape out of it. */
const ICONS = [
  { file: '180', size: 180, cut: true },
  { file: '192', size: 192, cut: false },
  { file: '512', size: 512, cut: false },
  { file: 'maskable-512', size: 512, cut: true },
] as const;

test('icons', async ({ player }) => {
  const { page } = await player('Ann');
  const drawing = readFileSync(`${PUBLIC}/favicon.svg`, 'utf8');
  for (const { file, size, cut } of ICONS) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<body style="margin:0;display:grid;height:100vh;place-items:center">${drawing}</body>`);
    // What is cut to shape is drawn on paper without a rim, within the middle four fifths.
    await page.addStyleTag({
      content: `body{background:${cut ? '#f4efe6' : 'transparent'}}svg{width:${cut ? 76 : 100}%}`,
    });
    await page.screenshot({ path: `${PUBLIC}/icons/${file}.png`, omitBackground: !cut });
  }
});
