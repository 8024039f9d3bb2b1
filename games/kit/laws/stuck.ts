/** Says why a seat that is to move has no move. */
import { declaredOf } from '../declared.ts';
import { randomFrom } from '../random.ts';
import type { Form, Rules, Seat } from '../rules.ts';
import { moveAt, sampleMove, sizeOf } from '../shape.ts';
import { Broken } from './law.ts';

/** How many moves of each kind are tried. */
const TRIED = 2000;

/** The broken law of a seat that may move and to which no move is listed. */
export function stuck(rules: Rules, state: object, seat: Seat): Broken {
  const what = `seat ${seat} may move but has 0 legal moves`;
  const left = declaredOf(rules)?.leftOut(state, seat);
  if (left !== undefined) {
    const why = `\`list\` leaves out ${JSON.stringify(left)}, which \`refuse\` passes`;
    return new Broken({ law: 10, found: `${what}: ${why}`, mended: `\`list\` of \`moves.${left.type}\`` });
  }
  const reasons: string[] = [];
  for (const type of rules.moveTypes) {
    const codes = new Set<string>();
    for (const move of some(type, rules.forms[type] as Form)) {
      const refusal = rules.refuse(state, seat, move);
      if (refusal === undefined)
        return new Broken({
          law: 10,
          found: `${what}, though ${JSON.stringify(move)} isn’t refused`,
          mended: '`legal`',
        });
      codes.add(refusal.code);
    }
    if (!codes.has('wrongPhase')) reasons.push(`${type} is refused (${[...codes].join(', ')})`);
  }
  const why = reasons.join(', ') || `${rules.phase(state)} knows no kind of move`;
  return new Broken({ law: 3, found: `${what}: ${why}`, expected: 'who is to move has a move' });
}

/** All moves of a kind, or some if there are very many. */
function* some(type: string, { shape }: Form): Generator<{ readonly type: string }> {
  const size = sizeOf(shape);
  const random = randomFrom('stuck');
  for (let at = 0; at < Math.min(size, TRIED); at++)
    yield size <= TRIED ? moveAt(type, shape, at) : sampleMove(type, shape, random);
}
