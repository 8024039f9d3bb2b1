import type { Game } from 'boardgame.io';
import { declaredOf } from '../declared.ts';
import type { Meta } from '../meta.ts';
import type { Random } from '../random.ts';
import type { Start } from '../record.ts';
import type { Rules } from '../rules.ts';
import type { Knowledge } from '../search/knowledge.ts';
import type { Advice } from './advice.ts';
import { Broken } from './law.ts';
import { DEFINED, mendedIn } from './lawbook.ts';
import { lineOf } from './line-of.ts';
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

/** The same error with the name of the game, how to see it again, and where to mend it there. */
export function brokenBy({ meta, rules }: Subject, broken: Broken, start: Start): Broken {
  const { law, mended, finding, place } = broken;
  const declared = declaredOf(rules);
  const usual = declared !== undefined && mended === mendedIn(law) ? DEFINED[law] : mended;
  const { type } = ((place.made ?? place.led)?.move ?? {}) as { readonly type?: unknown };
  const kind = typeof type === 'string' && rules.moveTypes.includes(type) ? type : undefined;
  const by = kind === undefined ? undefined : declared?.carriedOutBy(kind);
  const property = by === undefined ? usual : usual.replace(APPLIED, by);
  const source = declared?.source();
  const told = new Broken({
    ...finding,
    place: { ...place, start },
    mended: source === undefined ? property : `${lineOf(source, property, kind)}: ${property}`,
  });
  told.message = `${meta.id} breaks ${told.message}`;
  return told;
}
