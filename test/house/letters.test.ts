/** The fonts of a build hold every letter Agora says and claim none they lack, each once, and together with the letters it stands beside. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { cutsFor, tellOf } from '../../server/cli/bundle/fonts.ts';
import { lettersHeld } from '../../server/cli/bundle/held.ts';
import { forTitles, rangeOf, saidOf, sliced, spokenIn } from '../../server/cli/bundle/letters.ts';
import { filesIn, read } from './source.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const slicesOf = async (root: string) => sliced(await spokenIn(root));
const all = (slices: readonly { readonly letters: string }[]) => slices.map(({ letters }) => letters).join('');
const CATALOGS = filesIn('client/text', '.ts').map((path) => read(path).replaceAll(/\/\*[\s\S]*?\*\/|\/\/ .*$/gm, ''));

describe('the letters of a build', () => {
  test('are all that the catalogs say, each in one slice', async () => {
    const slices = await slicesOf(ROOT);
    const { latin, accents, japanese } = slices;
    const said = new Set(CATALOGS.join('').replaceAll(/\s/g, ''));
    const held = latin.letters + all(japanese);
    expect([...said].filter((letter) => !held.includes(letter))).toEqual([]);
    const cut = held + accents.letters;
    expect(new Set(cut).size).toBe(Array.from(cut).length);
    const titles = all(forTitles(slices));
    expect(new Set(titles)).toEqual(new Set(all(japanese)));
    expect(titles.length).toBe(all(japanese).length);
  });

  test('are those of all European names, of which the ones with accents come where somebody bears one', async () => {
    const { latin, accents } = await slicesOf(ROOT);
    const without = (text: string, letters: string) => Array.from(text).filter((letter) => !letters.includes(letter));
    expect(without('Zoe’s 3 × 4 − 1', latin.letters)).toEqual([]);
    expect(without('Zoë Åke Œuf „Groß“ 5 €', latin.letters + accents.letters)).toEqual([]);
    expect(accents.letters).toContain('ë');
  });

  test('stand by where they are said: in the house, in one game, in several', () => {
    const { japanese, titles, languages } = sliced([
      { path: 'client/text/shell/ja.ts', text: "heading: '卓',\n lead: '席'" },
      { path: 'games/attika/meta.ts', text: "ja: 'アッティカ'" },
      { path: 'client/text/attika/ja.ts', text: "'神殿の卓' // 註" },
      { path: 'client/boards/attika/Board.tsx', text: "'②'" },
      { path: 'client/text/katason/ja.ts', text: "'神の麦' /* 註 */" },
      { path: 'client/text/katason/invitation.ts', text: "'島'" },
      { path: 'client/text/stock/ja.ts', text: "'麦札'" },
      { path: 'client/app/LanguageSwitch.tsx', text: "ja: '日本語', en: 'English'" },
    ]);
    const of = (slice: string) => japanese.find(({ name }) => name === slice)?.letters;
    for (const letter of '卓席島アッティカ年') expect(of('house')).toContain(letter);
    // Whoever reads English sees these alone, and is to load no others.
    expect(languages.letters).toBe('日本語');
    expect(of('house')).toContain('語');
    expect(of('attika')).toBe('②殿');
    expect(of('katason')).toBe('麦');
    expect(of('shared')).toBe('の神');
    // Tables of plain games weigh on no other.
    expect(of('stock')).toBe('札');
    expect(of('kana')).toContain('ぱ');
    expect(all(japanese)).not.toContain('註');
    expect(titles.letters).toContain('卓');
    expect(titles.letters).not.toContain('席');
  });

  test('are named to browsers by their numbers, neighbours as one run', () => {
    expect(rangeOf('うあいん')).toBe('U+3042,U+3044,U+3046,U+3093');
    expect(rangeOf('CAB')).toBe('U+41-43');
  });

  test('are claimed by fonts that have them, and by one of the body at least', async () => {
    const slices = await slicesOf(ROOT);
    const { cuts, absent } = await cutsFor(slices);
    expect(absent).toEqual([]);
    for (const { source, slices: claimed } of cuts) {
      const held = await lettersHeld(readFileSync(fileURLToPath(source.file)));
      expect(Array.from(all(claimed)).filter((letter) => !held.has(letter.codePointAt(0)!))).toEqual([]);
    }
    for (const weight of ['100 500', '501 900']) {
      const body = cuts.filter(({ source: { weights, family } }) => weights.includes(weight) && /Noto/.test(family));
      const claimed = body.map(({ slices: own }) => all(own)).join('');
      const missed = Array.from(slices.latin.letters + slices.accents.letters + all(slices.japanese)).filter(
        (letter) => !claimed.includes(letter),
      );
      expect(missed, weight).toEqual([]);
      expect(new Set(claimed).size, weight).toBe(Array.from(claimed).length);
    }
  });

  test('that no font has are found', async () => {
    const slices = await slicesOf(ROOT);
    const signs = { name: 'house', letters: '卓→𓀀' };
    expect((await cutsFor({ ...slices, japanese: [signs] })).absent).toEqual(['𓀀']);
    // A name at least for what the browser draws wrongly in silence: neither family's Latin has a dagger.
    expect((await cutsFor({ ...slices, latin: { name: 'latin', letters: 'a†' } })).absent).toEqual(['†']);
  });

  test('that no font has end the build where the house or a game of ours says them, and are told of where others do', () => {
    const warned: string[] = [];
    const say = (path: string, text: string) =>
      tellOf(path, saidOf(['♣', '♥'], { path, text }), (told) => warned.push(told));
    for (const path of ['client/text/shell/ja.ts', 'client/boards/plain/Spot.tsx', 'games/attika/meta.ts'])
      expect(() => say(path, "'♣'"), path).toThrow(new RegExp(`^${path}: no font of ours has ♣; .*SVG`));
    say('client/text/hearts/said.ts', "'♥' // ♣");
    say('client/text/shell/en.ts', "'none' /* ♥ */");
    expect(warned).toEqual([expect.stringMatching(/^client\/text\/hearts\/said\.ts: no font of ours has ♥; .*SVG/)]);
  });

  test('are read from a font itself', async () => {
    const part = fileURLToPath(
      import.meta.resolve('@fontsource-variable/noto-sans-jp/files/noto-sans-jp-107-wght-normal.woff2'),
    );
    const held = await lettersHeld(readFileSync(part));
    expect(Array.from('→候#').filter((letter) => held.has(letter.codePointAt(0)!))).toEqual(['→', '#']);
    await expect(lettersHeld(Buffer.from('no font'))).rejects.toThrow('Unrecognized font');
  });
});
