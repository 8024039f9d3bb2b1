/** Answers to the open offer. They can be changed until it is closed (Katason 9.8). */
import { sum } from '../../kit/counts.ts';
import { type KindOf, prebuilt } from '../../kit/moves.ts';
import type { Emit, Seat } from '../../kit/rules.ts';
import { KINDS } from '../data.ts';
import { holds, refusePrice } from '../hand.ts';
import { endIfHopeless, openOffer, refuseTerms } from '../offers.ts';
import type { Katason, Bundle, KatasonEvent, KatasonRefusal, Reply, State } from '../types.ts';
import { aBundle, single } from './shapes.ts';

const COUNTERS = prebuilt(KINDS, (give) =>
  prebuilt(KINDS, (want) => ({ type: 'counterOffer', give: single(give), want: single(want) }) as const),
).flatMap((counters, give) => counters.toSpliced(give, 1));
const ACCEPT = { type: 'acceptOffer' } as const;
const REFUSE = { type: 'refuseOffer' } as const;

export const acceptOffer: KindOf<Katason, 'acceptOffer'> = {
  shape: {},
  list(state, seat, moves) {
    if (acceptOffer.refuse(state, seat, ACCEPT) === undefined) moves.push(ACCEPT);
  },
  refuse(state, seat) {
    const { want, replies } = openOffer(state);
    return replies[seat]?.kind === 'accepted' ? { code: 'sameAnswer' } : refusePrice(state, seat, want);
  },
  apply(state, seat, _move, _random, emit) {
    reply(state, seat, { kind: 'accepted' }, emit);
  },
};

export const refuseOffer: KindOf<Katason, 'refuseOffer'> = {
  shape: {},
  list(state, seat, moves) {
    if (refuseOffer.refuse(state, seat, REFUSE) === undefined) moves.push(REFUSE);
  },
  refuse: (state, seat) => (openOffer(state).replies[seat]?.kind === 'refused' ? { code: 'sameAnswer' } : undefined),
  apply(state, seat, _move, _random, emit) {
    reply(state, seat, { kind: 'refused' }, emit);
    endIfHopeless(state, emit);
  },
};

export const counterOffer: KindOf<Katason, 'counterOffer'> = {
  shape: { give: aBundle, want: aBundle },
  // `legal` lists only one card for one (Katason 9.14).
  free: ['give', 'want'],
  list(state, seat, moves) {
    for (const move of COUNTERS) {
      if (holds(state, seat, move.give) && refuseCounter(state, seat, move.give, move.want) === undefined) {
        moves.push(move);
      }
    }
  },
  refuse: (state, seat, { give, want }) => refuseCounter(state, seat, give, want),
  apply(state, seat, { give, want }, _random, emit) {
    reply(state, seat, { kind: 'countered', give, want }, emit);
  },
};

function refuseCounter(state: State, seat: Seat, give: Bundle, want: Bundle): KatasonRefusal | undefined {
  const refusal = refuseTerms(give, want) ?? refusePrice(state, seat, give);
  if (refusal) return refusal;
  const offer = openOffer(state);
  const before = offer.replies[seat];
  if (sameBundle(give, offer.want) && sameBundle(want, offer.give)) {
    return { code: before?.kind === 'accepted' ? 'sameAnswer' : 'sameAsOffer' };
  }
  if (before?.kind === 'countered' && sameBundle(give, before.give) && sameBundle(want, before.want)) {
    return { code: 'sameAnswer' };
  }
  const most = state.handSizes[state.turn]!;
  return sum(want) > most ? { code: 'partnerTooPoor', partner: state.turn, most } : undefined;
}

function reply(state: State, seat: Seat, answer: Reply, emit: Emit<KatasonEvent>): void {
  openOffer(state).replies[seat] = answer;
  emit?.({ type: 'replied', seat, reply: answer });
}

function sameBundle(a: Bundle, b: Bundle): boolean {
  return a.every((count, kind) => count === b[kind]);
}
