import { expect, test } from 'vitest';
import { doneForListeners } from './heard.ts';
import { filesIn, read } from './source.ts';

test('rules draw no chance and change nothing only where somebody hears of it', () => {
  const files = filesIn('games', '.ts');
  expect(files.length).toBeGreaterThan(150);
  const found = files.flatMap((path) => doneForListeners(path, read(path)));
  expect(found).toEqual([]);
});

const within = (body: string) =>
  doneForListeners(
    'a.ts',
    `function apply(state: State, random: Random, dice: Random, emit: Emit, tell: Emit) { ${body} }`,
  );

test.each([
  'emit?.({ type: "rolled", die: random.below(6) });',
  'emit?.({ type: "drawn", card: drawCard(state, 0, random) });',
  'emit?.({ type: "drawn", card: draw(dice) });',
  'tell?.({ type: "rolled", die: random.below(6) });',
  'emit?.({ type: "drawn", card: state.deck.pop() });',
  'emit?.({ type: "drawn", left: --state.left });',
  'emit?.({ type: "drawn", card: (state.card = 3) });',
  'if (emit) emit({ type: "rolled", die: random.below(6) });',
  'if (emit !== undefined) { const die = random.below(6); emit({ type: "rolled", die }); }',
  'emit && emit({ type: "rolled", die: random.below(6) });',
  'const die = emit ? random.below(6) : 0;',
])('%s is found', (body) => {
  expect(within(body).length).toBeGreaterThan(0);
});

test.each([
  'const die = random.below(6); emit?.({ type: "rolled", die });',
  'announce(state, random, emit);',
  'if (!wins(state, emit)) state.next = random.below(2);',
  'if (emit && isOver(state)) announce(state, emit);',
  'const killed: number[] | undefined = emit && []; killed?.push(state.last);',
  'emit?.({ type: "dealt", hands: state.hands.map((hand) => hand.slice()).toSorted() });',
])('%s is none', (body) => {
  expect(within(body)).toEqual([]);
});
