import { expect, test } from 'vitest';
import { words } from '../../../../client/text/attika/index.ts';
import { labelsIn } from '../../../../client/text/attika/labels.ts';
import { LANGUAGES } from '../../../../client/text/language.ts';
import { BUILDINGS, TERRAINS } from '../../../../games/attika/data.ts';

test.each(LANGUAGES)('%s: which cards were drawn is told to nobody else', (language) => {
  const drawn = { type: 'cardsDrawn', seat: 0, count: 2 } as const;
  expect(words[language].event(drawn)).not.toContain('{card');
  expect(words[language].event({ ...drawn, secret: { seats: [0], cards: [2, 0, 0, 0] } })).toContain('{card:0}');
});

test.each(LANGUAGES)('%s: buildings, their groups and terrains are all named', (language) => {
  const labels = labelsIn[language];
  expect(new Set(labels.buildings).size).toBe(BUILDINGS.length);
  expect(labels.terrain).toHaveLength(TERRAINS.length);
  expect(Object.keys(labels.groups).toSorted()).toEqual([...new Set(BUILDINGS.map(({ group }) => group))].toSorted());
});
