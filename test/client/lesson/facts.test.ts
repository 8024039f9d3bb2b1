/** Lessons say what is so: at each step whatever is counted or shown in its sentences is what the position has. */
import { describe, expect, test } from 'vitest';
import { house } from '../../../client/app/house.ts';
import { LANGUAGES } from '../../../client/kept/language.ts';
import { type Fact, type Lessons, type Taught } from '../../games/lesson.ts';
import { ownOf } from '../../games/own.ts';
import { make } from '../../games/claim.ts';
import { saidIn } from '../../../games/kit/languages.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import type { Move, Turn } from '../../../games/kit/rules.ts';

/** Words that count. `one` may be an article, so nothing is made of it. */
const WORDS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  sixteen: 16,
  thirty: 30,
  hundred: 100,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  both: 2,
  double: 2,
  doubles: 2,
  twice: 2,
};

/** All numbers but one, and all codes that say which thing, in a sentence. */
function factsIn(sentence: string): readonly Fact[] {
  const pieces = sentence.replaceAll(/\{seat:\d\}/g, '').match(/\{[^}]*\}|[−+]?\d+|[a-z]+/gi) ?? [];
  const facts = pieces.flatMap((piece): readonly Fact[] => {
    if (piece.startsWith('{')) return piece.includes(':') ? [piece.slice(1, -1)] : [];
    const word = WORDS[piece.toLowerCase()];
    if (word !== undefined) return [word];
    return /\d/.test(piece) ? [Number(piece.replace('−', '-'))] : [];
  });
  return facts.filter((fact) => fact !== 1);
}

// Also where no game has a lesson.
test('numbers, words that count and codes are the facts of a sentence', () => {
  expect(factsIn('Both of the 3 {card:1} bring −2, and one of {seat:0} twice that.')).toEqual([2, 3, 'card:1', -2, 2]);
});

const taught = [...house.games].flatMap(([id, game]) => (game.lesson === undefined ? [] : [[id, game] as const]));

describe.each(taught)('the lesson of %s', async (id, { load, lesson: shown }) => {
  const { rules } = await load();
  const lesson = await shown!.load();
  const checks = (await ownOf<Lessons<object, Move, string>>(id, 'lesson'))!;
  const words = await Promise.all(LANGUAGES.map(async (language) => saidIn(shown!.words, language)()));
  const random = randomFrom(lesson.start.seed);
  const played = (state: object, turns: readonly Turn[]) =>
    turns.reduce(
      ({ state: before, told }, { seat, move }) => {
        const { after, events } = make(rules, before, seat, move, random);
        return { state: after, told: [...told, ...events] };
      },
      { state, told: [] as Taught<object, Move>['led'] },
    );
  let before = rules.setup(lesson.start.players, lesson.start.options, random);
  let led: Taught<object, Move>['led'] = [];
  const steps = lesson.steps.map(({ say, moves, replies = [] }) => {
    const move = moves?.[0];
    const own = played(before, move === undefined ? [] : [{ seat: lesson.seat, move }]);
    const others = played(own.state, replies);
    const done = { seat: lesson.seat, before, led, move, after: own.state, done: own.told };
    const at: Taught<object, Move> = { ...done, later: others.state, replied: others.told };
    before = others.state;
    // What one only reads on from is still the latest news.
    led = own.told.length + others.told.length > 0 ? [...own.told, ...others.told] : led;
    return [say, at] as const;
  });

  test('has a check of every step, and of no other', () => {
    expect(Object.keys(checks)).toEqual(lesson.steps.map(({ say }) => say));
  });

  test.each(steps)('%s: claims what is so', (say, at) => {
    const facts = new Set(checks[say]!(at).filter((fact) => fact !== 1));
    const said = words.map(({ steps: { [say]: step } }) => new Set(factsIn(Object.values(step!).join(' '))));
    for (const each of said) expect([...each].filter((fact) => !facts.has(fact))).toEqual([]);
    // What one language only implies the other may say.
    expect([...facts].filter((fact) => !said.some((each) => each.has(fact)))).toEqual([]);
  });
});
