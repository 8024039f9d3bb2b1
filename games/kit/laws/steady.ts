/** Law 6 for functions that only answer: asked again about the same position, they answer the same. */
import { type Move, type Rules, type Seat, movers } from '../rules.ts';
import { Broken, seatsOf } from './law.ts';

/** How often each question is asked again. */
const TIMES = 12;

/**
 * The first question about a state that gets two answers, as a broken law; undefined if there is none. Asking takes
 * long, so this is for explaining what else was found.
 */
export function unsteady(rules: Rules, state: object): Broken | undefined {
  try {
    for (const { name, ask, mended } of questions(rules, state)) {
      const first = JSON.stringify(ask());
      for (let times = 0; times < TIMES; times++) {
        const other = JSON.stringify(ask());
        if (other === first) continue;
        const found = `${name} is answered in two ways in one position: ${first} and ${other}`;
        return new Broken({ law: 6, found, mended: `${mended}, which uses chance or what isn’t in the state` });
      }
    }
  } catch {
    // What the rules throw is told as it was found.
  }
  return undefined;
}

interface Question {
  readonly name: string;
  readonly mended: string;
  ask(): unknown;
}

function* questions(rules: Rules, state: object): Generator<Question> {
  for (const name of ['toMove', 'phase', 'result', 'census'] as const)
    yield { name: `\`${name}\``, mended: `\`${name}\``, ask: () => rules[name](state) };
  for (const seat of movers(rules, state)) {
    const mayBe: Move[] = [];
    for (let times = 0; times < TIMES; times++) mayBe.push(...rules.legal(state, seat));
    const moves = [...new Map(mayBe.map((move) => [JSON.stringify(move), move])).values()];
    for (const move of moves) yield* aboutMove(rules, state, seat, move);
    yield { name: `which moves seat ${seat} has`, mended: '`legal`', ask: () => rules.legal(state, seat) };
  }
  for (const seat of [null, ...seatsOf(rules, state)])
    yield { name: `what seat ${seat} sees`, mended: '`view`', ask: () => rules.view(state, seat) };
}

function* aboutMove(rules: Rules, state: object, seat: Seat, move: Move): Generator<Question> {
  const named = JSON.stringify(move);
  const refusal = () => rules.refuse(state, seat, move) ?? null;
  const isListed = () => rules.legal(state, seat).some((listed) => JSON.stringify(listed) === named);
  yield { name: `whether seat ${seat} may ${named}`, mended: `\`refuse\` of \`moves.${move.type}\``, ask: refusal };
  yield {
    name: `whether seat ${seat} has ${named}`,
    mended: `\`list\` or \`refuse\` of \`moves.${move.type}\``,
    ask: isListed,
  };
}
