/** Each sentence of a hint is a claim: over two thousand positions of each game all of them come true. */
import { describe, expect, test } from 'vitest';
import { defaultOptions } from '../../games/kit/meta.ts';
import { type Random, randomFrom } from '../../games/kit/random.ts';
import type { Move, Rules } from '../../games/kit/rules.ts';
import type { Knowledge, Reason } from '../../games/kit/search/knowledge.ts';
import { type Claims, make } from './claim.ts';
import { byHand } from './by-hand.ts';
import { ownOf } from './own.ts';

const POSITIONS = 2000;
/** Play goes on until each kind of claim was met, but not for longer. */
const MOST = 20_000;
/** As many moves are looked at in one position, and of what is claimed of them as much of each code. */
const MOVES = 24;
const EACH = 2;
/** In so many decisions one is made at random, so that more happens than what is sensible. */
const ODD = 5;

type AnyClaims = Claims<object, Move, Reason>;

interface Played {
  readonly rules: Rules;
  readonly knowledge: Knowledge;
  readonly claims: AnyClaims;
  /** How often each code was looked at. */
  readonly seen: Map<string, number>;
  /** The first that was wrong of each code. */
  readonly wrong: Map<string, string>;
}

const holdsOf = ({ holds }: AnyClaims) =>
  holds as Readonly<Record<string, ((...said: never[]) => boolean) | undefined>>;

/** The moves that are listed, and those a bot composes freely, such as offers; in any order. */
function movesOf({ rules, knowledge }: Played, view: object, seat: number, random: Random): Iterable<Move> {
  const thought = knowledge.candidates?.(view, seat) ?? [];
  const found = [...rules.legal(view, seat), ...thought.map(({ move }) => move)];
  const unlike = new Map(found.map((move) => [JSON.stringify(move), move]));
  return [...unlike.values()]
    .map((move) => ({ move, at: random.below(2 ** 30) }))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, MOVES)
    .map(({ move }) => move);
}

const note = (wrong: Map<string, string>, code: string, what: string) =>
  void (wrong.has(code) || wrong.set(code, what));

/** Looks at what is claimed of a position's moves. */
function judge(played: Played, state: object, seat: number, at: string): void {
  const { rules, knowledge, claims, seen, wrong } = played;
  const view = rules.view(state, seat);
  const looked = new Map<string, number>();
  for (const move of movesOf(played, view, seat, randomFrom(at))) {
    const said = knowledge.reasons!(view, seat, move);
    const made = make(rules, state, seat, move, randomFrom(`${at} then`));
    for (const claim of said) {
      const before = looked.get(claim.code) ?? 0;
      if (before === EACH) continue;
      looked.set(claim.code, before + 1);
      seen.set(claim.code, 1 + (seen.get(claim.code) ?? 0));
      const holds = holdsOf(claims)[claim.code];
      if (holds?.(claim as never, made as never) !== true)
        note(wrong, claim.code, `${JSON.stringify(claim)} of ${JSON.stringify(move)} at ${at}`);
    }
    for (const [code, due] of Object.entries(claims.owed ?? {})) {
      if (due!(made) && !said.some((claim) => claim.code === code))
        note(wrong, `${code} unsaid`, `${JSON.stringify(move)} at ${at}`);
    }
  }
}

describe.each([...byHand.keys()])('hints in %s', (id) => {
  test('claim what then comes true, and each kind of claim was met', async () => {
    const { meta, load } = byHand.get(id)!;
    const { rules, knowledge } = (await load()) as unknown as Pick<Played, 'rules' | 'knowledge'>;
    if (knowledge.reasons === undefined) return;
    const claims = await ownOf<AnyClaims>(id, 'claims');
    expect(claims).toBeDefined();
    const played: Played = { rules, knowledge, claims: claims!, seen: new Map(), wrong: new Map() };
    const tables = claims!.tables ?? [{ options: {} }];
    let positions = 0;
    const unmet = () => Object.keys(claims!.holds).filter((code) => !played.seen.has(code));
    for (let game = 0; positions < POSITIONS || (unmet().length > 0 && positions < MOST); game++) {
      const random = randomFrom(`claims ${game}`);
      const { players, options } = tables[game % tables.length]!;
      const seats = players ?? meta.players.min + (game % (meta.players.max - meta.players.min + 1));
      const state = rules.setup(seats, { ...defaultOptions(meta), ...options }, random);
      for (let step = 0; step < 2000 && rules.toMove(state).length > 0; step++) {
        const seat = random.pick(rules.toMove(state));
        const legal = rules.legal(state, seat);
        if (legal.length > 1) {
          judge(played, state, seat, `move ${step} of game ${game}`);
          positions++;
        }
        const odd = random.below(ODD) === 0;
        rules.apply(state, seat, odd ? random.pick(legal) : knowledge.playout(state, seat, random), random, undefined);
      }
    }
    expect({ wrong: Object.fromEntries(played.wrong), unmet: unmet() }).toEqual({ wrong: {}, unmet: [] });
  });
});
