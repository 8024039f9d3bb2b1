import { describe, expect, test } from 'vitest';
import { shelf } from '../../games/index.ts';
import { type Deal, dailyDeal, readDeal, writeDeal } from '../../games/kit/deal.ts';
import { type Meta, defaultOptions } from '../../games/kit/meta.ts';
import { randomFrom } from '../../games/kit/random.ts';

const metas = [...shelf.values()].map(({ meta }) => meta);
const katason = shelf.get('katason')!.meta;
const deal = (change: Partial<Deal> = {}): Deal => ({
  game: 'katason',
  players: 4,
  options: defaultOptions(katason),
  seed: '7XK2M9PQ',
  format: 2,
  ...change,
});
const back = (meta: Meta, given: Deal) => readDeal(metas, writeDeal(meta, given));

describe('a deal is read as it was written', () => {
  test.each(metas.map((meta) => [meta.id, meta] as const))('of %s, with any options and players', (_, meta) => {
    const specs = Object.entries(meta.options as Readonly<Record<string, { readonly choices: readonly unknown[] }>>);
    const varied = specs.flatMap(([key, { choices }]) => choices.map((choice) => ({ [key]: choice })));
    for (const options of [{}, ...varied]) {
      for (let players = meta.players.min; players <= meta.players.max; players++) {
        const given = { ...deal(), game: meta.id, players, options: { ...defaultOptions(meta), ...options } };
        expect(back(meta, given)).toEqual({ ok: true, deal: given });
      }
    }
  });

  test('of a match whose seed has 128 bits', () => {
    for (const seed of [
      '00000000000000000000000000000000',
      'ffffffffffffffffffffffffffffffff',
      '0123456789abcdef'.repeat(2),
    ])
      expect(back(katason, deal({ seed }))).toEqual({ ok: true, deal: deal({ seed }) });
  });

  test('of a word for the deal: other digits, the same chance', () => {
    const read = back(katason, deal({ seed: 'harvest moon' }));
    const seed = read.ok ? read.deal.seed : '';
    expect(seed).toMatch(/^[0-9a-f]{32}$/);
    expect(randomFrom(seed).words).toEqual(randomFrom('harvest moon').words);
  });
});

test('a code is short: game, players, format and options, eight letters, three to check', () => {
  expect(writeDeal(katason, deal())).toMatch(/^KATASON-4-2-7XK2-M9PQ-[0-9A-Z]{3}$/);
  const options = { numbers: 'ordered', dice: 'bag', trade: 'players' };
  expect(writeDeal(katason, deal({ options }))).toMatch(/^KATASON-4-201-7XK2-M9PQ-[0-9A-Z]{3}$/);
});

test('an option that comes to a game later leaves the codes there are as they are', () => {
  const later = {
    ...katason,
    options: { ...katason.options, weather: { choices: ['mild', 'wild'], default: 'wild' } },
  };
  const options = { ...defaultOptions(katason), weather: 'wild' };
  expect(writeDeal(later as Meta, deal({ options }))).toBe(writeDeal(katason, deal()));
  expect(readDeal([later as Meta], writeDeal(katason, deal()))).toEqual({ ok: true, deal: deal({ options }) });
});

test('case, spaces and letters that look alike don’t matter', () => {
  const given = deal({ seed: '10M9PQ01' });
  const code = writeDeal(katason, given);
  for (const typed of [code.toLowerCase(), ` ${code.replaceAll('-', ' ')} `, code.replace('10M9-PQ01', 'lO m9-pqoi')])
    expect(readDeal(metas, typed), typed).toEqual({ ok: true, deal: given });
});

describe('what is no deal is refused', () => {
  const code = writeDeal(katason, deal());
  const refusal = (text: string) => {
    const read = readDeal(metas, text);
    return read.ok ? 'taken' : read.refusal.code;
  };

  test.each(['', 'KATASON', 'KATASON-4-2', 'KATASON-4-2-7XK2', `${code}7`, code.slice(0, -1), '✻', 'x'.repeat(9999)])(
    'as no code: %j',
    (text) => expect(refusal(text)).toBe('dealUnreadable'),
  );

  test('a game that isn’t there', () => expect(refusal(code.replace('KATASON', 'CHESS'))).toBe('dealOfNoGame'));

  test('any one letter of the seed, and any two neighbours changed about', () => {
    const at = code.indexOf('7XK2');
    for (let i = at; i < code.length; i++) {
      if (code[i] === '-') continue;
      const wrong = code[i] === 'A' ? 'B' : 'A';
      expect(refusal(code.slice(0, i) + wrong + code.slice(i + 1)), `${i}`).toBe('dealMistyped');
    }
    expect(refusal(code.replace('7X', 'X7'))).toBe('dealMistyped');
    expect(refusal(code.replace('-4-', '-3-'))).toBe('dealMistyped');
  });

  test('players and options that the game of today doesn’t have', () => {
    expect(refusal(writeDeal(katason, deal({ players: 6 })))).toBe('wrongPlayerCount');
    const more = {
      ...katason,
      options: { ...katason.options, weather: { choices: ['mild', 'wild'], default: 'wild' } },
    };
    const wild = deal({ options: { ...defaultOptions(katason), weather: 'mild' } });
    expect(refusal(writeDeal(more as Meta, wild))).toBe('dealOutdated');
  });
});

test('the deal of a day is the same all day, and another on another day and in another game', () => {
  const codes = ['2026-11-22', '2026-11-22', '2026-11-23'].map((day) => writeDeal(katason, dailyDeal(katason, 2, day)));
  expect(codes[0]).toBe(codes[1]);
  expect(new Set(codes).size).toBe(2);
  expect(dailyDeal(katason, 2, '2026-11-22').seed).not.toBe(dailyDeal(metas[1]!, 1, '2026-11-22').seed);
  expect(dailyDeal(katason, 2, '2026-11-22')).toMatchObject({ players: 4, options: defaultOptions(katason) });
});

describe('a code is read as people write and copy it', () => {
  const code = writeDeal(katason, deal());
  const wide = (text: string) => text.replaceAll(/[!-~]/g, (each) => String.fromCharCode(each.charCodeAt(0) + 0xfee0));
  test.each([
    ['full width', wide(code)],
    ['full width, with the vowel mark that is on the hyphen’s key', wide(code).replaceAll('－', 'ー')],
    ['full-width digits alone', code.replaceAll(/\d/g, wide)],
    ['ideographic spaces', code.replaceAll('-', '\u3000')],
    ['en dashes', code.replaceAll('-', '–')],
    ['minus signs', code.replaceAll('-', '−')],
    ['hyphens that don’t break', code.replaceAll('-', '\u2011')],
    ['a space without width behind it', `${code}\u200b`],
    ['a full stop behind it', `${code}.`],
    ['Japanese brackets around it', `「${code}」`],
    ['words right behind it', `${code}で遊ぼう`],
    ['a word in front of it', `Deal: ${code}`],
    ['its address', `https://agora.example/deal/${code}`],
  ])('%s', (_, text) => {
    expect(readDeal(metas, text)).toEqual({ ok: true, deal: deal() });
  });
});
