/** What is said of the options of a match. */
import { expect, test } from 'vitest';
import { loadWords } from '../../../client/text/games.ts';
import { chosenOptions, optionsIn, rulesAddress } from '../../../client/text/options.ts';
import { shelf } from '../../../games/index.ts';
import { meta } from '../../../games/lost-cities/meta.ts';
import { type OptionSpec, defaultOptions } from '../../../games/kit/meta.ts';

test('every option is named with its choice, and those that aren’t usual are told apart', async () => {
  const words = (await loadWords('lost-cities', 'en'))!;
  const options = { ...defaultOptions(meta), takeBack: true } as unknown as Record<string, boolean | string>;
  const chosen = chosenOptions(meta, words, options);
  expect(chosen.map(({ key }) => key)).toEqual(Object.keys(meta.options));
  expect(chosen.filter(({ usual }) => !usual)).toEqual([
    {
      key: 'takeBack',
      label: words.options['takeBack']?.label,
      choice: words.options['takeBack']?.choices['true'],
      usual: false,
    },
  ]);
});

test('an option or a choice nobody has words for is left out', async () => {
  const words = (await loadWords('katason', 'ja'))!;
  expect(chosenOptions(meta, words, { numbers: 'upside down', wind: 'strong' })).toEqual([]);
});

test('the address of a page of rules names every option that isn’t usual, and can be read back', () => {
  expect(rulesAddress(meta, { ...defaultOptions(meta) })).toBe('/rules/lost-cities');
  for (const { meta: of } of shelf.values()) {
    const usual = defaultOptions(of) as Readonly<Record<string, boolean | string>>;
    const specs = of.options as Readonly<Record<string, OptionSpec<boolean | string>>>;
    const others = Object.entries(specs).flatMap(([key, { choices }]) =>
      choices.map((choice) => ({ ...usual, [key]: choice })),
    );
    for (const options of [usual, ...others]) {
      const [, query = ''] = rulesAddress(of, options).split('?');
      expect(optionsIn(of, query)).toEqual({ ok: true, value: options });
    }
  }
});

test('an address with an unknown option or choice can’t be read', () => {
  expect(optionsIn(meta, 'wind=strong')).toMatchObject({ ok: false, refusal: { code: 'unknownOption' } });
  expect(optionsIn(meta, 'takeBack=perhaps')).toMatchObject({ ok: false, refusal: { code: 'unknownChoice' } });
});
