import { expect, test } from 'vitest';
import { words } from '../../../../client/text/asterion/index.ts';
import { labelsIn } from '../../../../client/text/asterion/labels.ts';
import { LANGUAGES } from '../../../../client/text/language.ts';
import { FACES } from '../../../../games/asterion/data.ts';

test.each(LANGUAGES)('%s: the tile drawn is told to its owner alone', (language) => {
  const drawn = { type: 'tileDrawn', seat: 2 } as const;
  expect(words[language].event(drawn)).toBeNull();
  expect(words[language].event({ ...drawn, secret: { seats: [2], face: 4 } })).toContain('{tile:4}');
});

test.each(LANGUAGES)('%s: every face of a tile is named', (language) => {
  expect(labelsIn[language].faces).toHaveLength(FACES.length);
});
