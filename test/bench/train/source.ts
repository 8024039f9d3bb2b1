/** Writes down what was learned, as a module of the game. */
import type { Unit } from '../../../games/kit/search/judgement.ts';
import type { Fitted } from './network.ts';

/** The text of `games/<game>/bot/weights.ts`, learned by `npm run train` with the arguments given. */
export function sourceOf(command: string, { weights, units }: Fitted): string {
  const plain = Object.entries(weights).map(([name, [early, late]]) => `  ${name}: [${early}, ${late}],`);
  return [
    `/** What counts for how much, learned by \`npm run train -- ${command}\`. */`,
    `import type { Unit, Weights } from '../../kit/search/judgement.ts';`,
    '',
    'export const WEIGHTS: Weights = {',
    ...plain,
    '};',
    '',
    'export const UNITS: readonly Unit[] = [',
    ...units.map(written),
    '];',
    '',
  ].join('\n');
}

function written({ worth, bias, progress, seats, own, others }: Unit): string {
  return `  { worth: ${worth}, bias: ${bias}, progress: ${progress}, seats: ${seats}, own: [${own.join(', ')}], others: [${others.join(', ')}] },`;
}
