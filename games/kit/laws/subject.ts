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

/** Makes a position one that random play hardly ever reaches, in place: nothing gets lost, and it still can be. */
export type Scramble<State = object> = (state: State, random: Random) => void;

/** What a game's tests know of it beyond its rules, where they do: with each the laws look deeper. */
export interface Lore {
  readonly advice?: Advice;
  readonly oracle?: Oracle;
  readonly scramble?: Scramble;
  readonly ways?: Ways;
}

/** A game that is held to the laws, and what its tests know of it. */
export interface Subject {
  readonly rules: Rules;
  readonly meta: Meta;
  /** What its bots go by, and so what sensible play is. */
  readonly knowledge?: Knowledge;
  readonly lore?: Lore;
}

/** A game that is held to them through boardgame.io as well. */
export interface Lawful extends Subject {
  readonly game: Game;
}

/** The same of a game by name, with where it is to be mended in that game. */
export function brokenBy({ meta, rules }: Subject, { law, what, place, mended, cause }: Broken): Broken {
  const usual = mended === mendedIn(law);
  const told = new Broken(law, what, place, placeOf(declaredOf(rules)?.source(), usual ? law : mended), cause);
  told.message = `${meta.id} breaks ${told.message}`;
  return told;
}
