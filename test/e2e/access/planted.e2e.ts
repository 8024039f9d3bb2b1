/** The judge of what opens, judged: it finds each fault that is planted for it, and nothing where there is none. */
import { expect, local as test } from '../agora.ts';
import { faultsOfOpening } from './opens.ts';

const SOUND = `<div style="width: 240px; margin: 12px; border: 1px solid #888">
  <details><summary>Other ways</summary><div class="more"><button>On one screen</button><p>Pass the screen around</p></div></details>
</div>`;

/** What is laid into the page beside what is sound, and what is said of it. */
const PLANTED: readonly (readonly [style: string, told: RegExp])[] = [
  // Wider than the card it lies in.
  ['.more > button { width: 300px }', /outside its box by \d+ px: On one screen/],
  // Pushed out at the top of what scrolls, where nobody can scroll to.
  [
    '.more { display: flex; align-items: end; height: 40px; overflow: auto } .more > p { height: 200px; flex: none }',
    /cut by \d+ px: Pass the screen/,
  ],
  // Under something that lies on top.
  [
    '.more { position: relative } .more::after { content: ""; position: absolute; inset: 0 }',
    /under div .*: On one screen/,
  ],
  // Beyond the end of a page that doesn't scroll.
  ['html, body { height: 100%; overflow: hidden } .more { padding-top: 2000px }', /beyond the screen: On one screen/],
  // On top of what else can be pressed.
  ['.more > button { position: relative; top: -20px }', /over each other: Other ways, On one screen/],
];

test('what is sound passes, at every size and with every kind of letter', async ({ player }) => {
  const { page } = await player('Ann');
  await page.setContent(SOUND);
  expect(await faultsOfOpening(page, 'sound')).toEqual([]);
});

for (const [style, told] of PLANTED)
  test(`a planted fault is found: ${told.source}`, async ({ player }) => {
    const { page } = await player('Ann');
    await page.setContent(`<style>${style}</style>${SOUND}`);
    const faults = await faultsOfOpening(page, 'planted');
    expect(faults.filter((fault) => told.test(fault))).not.toEqual([]);
  });
