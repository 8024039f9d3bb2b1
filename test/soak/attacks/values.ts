/** What attacks are made of: odd texts and numbers, and what is nearly right. */
import * as fc from 'fast-check';

const INHERITED = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  '__defineGetter__',
];
const ODD = ['', '0', '1', '2', '3', '-1', '00', '1e3', '9999999999', 'null', 'undefined', 'NaN', '[object Object]'];
const PATHS = ['..', '../../etc/passwd', '%00', '%2e%2e', '%', 'a b', 'ü', '\u202e', "' OR 1=1 --", '<script>', '*'];

export const nasty = fc.constantFrom(...INHERITED, ...ODD, ...PATHS, '«long»');
export const text = fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 20 }), fc.string({ maxLength: 20 }));
export const scalar = fc.oneof(
  text,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constantFrom(null, 0, 1, -1, 1e21, '«deep»', '«wide»', '«poisoned»', '«bytes»'),
);
export const { json } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    { weight: 3, arbitrary: scalar },
    { weight: 1, arbitrary: fc.array(tie('json'), { maxLength: 4 }) },
    {
      weight: 1,
      arbitrary: fc.dictionary(fc.oneof(text, fc.constantFrom('type', 'card', 'seat', 'args')), tie('json'), {
        maxKeys: 4,
      }),
    },
  ),
}));

export const id = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('«theirs»', '«deep table»', '«shared»', '«own»', '«open»') },
  { weight: 1, arbitrary: text },
);
export const seat = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('0', '1', '2') },
  { weight: 2, arbitrary: scalar },
);
export const credentials = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('«own key»', '«shared key»') },
  { weight: 1, arbitrary: scalar },
);
export const step = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('«their step»', '«shared step»', '«deep step»') },
  { weight: 1, arbitrary: fc.oneof(fc.integer({ min: -2, max: 30 }), scalar) },
);
export const game = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('bazaar', 'katason') },
  { weight: 1, arbitrary: fc.constantFrom('fair', 'none', '__proto__', '') },
);
