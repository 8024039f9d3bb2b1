/** Writes down what was learned, as a module of the game. */
import type { Network } from '../../../../games/kit/search/network.ts';
import type { Networks } from './actor.ts';

/** Numbers are kept in thousandths: more would tell nothing. */
const PART = 1000;

/** The text of `games/<game>/bot/learned.ts`, learned by `npm run learn` with the arguments given. */
export function written(command: string, { policy, value }: Networks): string {
  return [
    `/** How to play and what to expect, in thousandths, learned by \`npm run learn -- ${command}\`. */`,
    `import type { Learned } from '../../kit/search/network.ts';`,
    '',
    `export const POLICY: Learned = ${numbersOf(policy)};`,
    '',
    `export const VALUE: Learned = ${numbersOf(value)};`,
    '',
  ].join('\n');
}

function numbersOf({ units, inputs, numbers }: Network): string {
  const whole = Array.from(numbers, (number) => Math.round(number * PART));
  return `{ inputs: ${inputs}, units: ${units}, thousandths: '${whole.join(' ')}' }`;
}
