import type { Game } from 'boardgame.io';
import { declaredOf } from '../declared.ts';
import type { Meta } from '../meta.ts';
import type { Random } from '../random.ts';
import type { Rules } from '../rules.ts';
import type { Knowledge } from '../search/knowledge.ts';
import type { Advice } from './advice.ts';
import { Broken } from './law.ts';
import { mendedIn, placeOf } from './lawbook.ts';
import type { Oracle } from './oracle.ts';
import type { Ways } from './ways.ts';

/**
 * Changes a position in place to one that random play hardly ever reaches. No component may get lost, and the position
 * must stay possible.
 */
export type Scramble<State = object> = (state: State, random: Random) => void;

/** What a game's tests know about the game beyond its rules. Each part is optional and lets the laws check more. */
export interface Lore {
  readonly advice?: Advice;
  readonly oracle?: Oracle;
  readonly scramble?: Scramble;
  readonly ways?: Ways;
}

/** A game to be checked by the laws, and what its tests know about it. */
export interface Subject {
  readonly rules: Rules;
  readonly meta: Meta;
  /** What its bots know; the laws play sensibly with it. */
  readonly knowledge?: Knowledge;
  readonly lore?: Lore;
}

/** A game that is also checked through boardgame.io. */
export interface Lawful extends Subject {
  readonly game: Game;
}

/** What carries out moves, in texts about all kinds of them. */
const APPLIED = /`apply`( or `together`)?/;

/** The same error with the name of the game, and where to mend it there. */
export function brokenBy({ meta, rules }: Subject, { law, what, place, mended, cause }: Broken): Broken {
  const declared = declaredOf(rules);
  const usual = placeOf(declared?.source(), mended === mendedIn(law) ? law : mended);
  const { type } = ((place.made ?? place.led)?.move ?? {}) as { readonly type?: unknown };
  const by = typeof type === 'string' && rules.moveTypes.includes(type) ? declared?.carriedOutBy(type) : undefined;
  const told = new Broken(law, what, place, by === undefined ? usual : usual.replace(APPLIED, by), cause);
  told.message = `${meta.id} breaks ${told.message}`;
  return told;
}
