/** What is said of the options of a match. */
import { expect, test } from 'vitest';
import { loadWords } from '../../../client/text/games.ts';
import { chosenOptions } from '../../../client/text/options.ts';
import { meta } from '../../../games/lost-cities/meta.ts';
import { defaultOptions } from '../../../games/kit/meta.ts';

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
