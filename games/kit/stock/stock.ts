/**
 * A plain boardgame.io `Game`, as its author wrote it, for Agora's shelf. `stockGame(id, game)` gives what stands there:
 * `meta`, and `load()` with `{ rules, game, knowledge, stock }`, where `stock` is the author's `Game`. Of its rules
 * - a state is `{ G, ctx, plugins, deltalog, options }`: boardgame.io's own, with `setupData` as options;
 * - a move is `{ type: name, args: […] }`, an event that a client sends `{ type: 'events.endTurn', args: [] }`;
 * - what happens is told as `{ type: 'made', seat, move, turn, args }` (StockMade);
 * - `refuse` says gameOver, notYourTurn, malformed, wrongPhase with the phase or stage, or invalidMove; it throws where
 *   the game throws. Where something is hidden, only the server can judge: on a view it may throw for what isn't there;
 * - `legal` may be empty for a seat that is to move (`rules.unlisted`): then moves are made that nobody lists.
 */
import type { Game } from 'boardgame.io';
import { makeGame } from '../game.ts';
import type { Meta, SeatColour } from '../meta.ts';
import type { Rules } from '../rules.ts';
import type { Knowledge } from '../search/knowledge.ts';
import type { GameModule, Shelved } from '../shelf.ts';
import { stockKnowledge } from './knowledge.ts';
import { oldParts } from './old.ts';
import { stockRules } from './rules.ts';

/** What a `Game` doesn't say of itself. `format` rises when positions or moves change their shape or meaning. */
export type About = Partial<Omit<Meta, 'id' | 'options' | 'ownOptions' | 'botless'>> & { readonly format?: number };

const COLOURS: readonly SeatColour[] = ['red', 'blue', 'yellow', 'green', 'white', 'black'];
/** For how many players a game is that says nothing. */
const USUAL = { min: 2, max: 4 };

/**
 * A boardgame.io `Game` for the shelf, under this id; its clients look for it under its `name`. Throws an Error that
 * names what is written for boardgame.io before 0.50.
 */
export function stockGame(id: string, game: Game, about: About = {}): Shelved {
  const old = oldParts(game);
  if (old.length > 0)
    throw new Error(
      `"${id}" is written for boardgame.io before 0.50: ${old.join(', ')}. A move takes ({ G, ctx, playerID, … }, …) in place of (G, ctx, …), all else one such object, and phases and turn stand in no flow`,
    );
  const { format = 1, ...said } = about;
  const meta: Meta = { ...metaOf(id, game), ...said };
  let loaded: GameModule | undefined;
  return { meta, load: async () => (loaded ??= load(meta, game, format)) };
}

function metaOf(id: string, { name, minPlayers, maxPlayers, ai }: Game): Meta {
  const min = minPlayers ?? Math.min(USUAL.min, maxPlayers ?? USUAL.min);
  const max = maxPlayers ?? Math.max(USUAL.max, min);
  // Two is what boardgame.io takes where nobody says how many.
  const usual = Math.min(Math.max(2, min), max);
  return {
    id,
    names: { en: name ?? id },
    players: { min, max, default: usual, ...(maxPlayers === undefined && { unsaid: true as const }) },
    colours: Array.from({ length: max }, (_, seat) => COLOURS[seat % COLOURS.length]!),
    options: {},
    ownOptions: true,
    ...(ai?.enumerate === undefined && { botless: true as const }),
  };
}

function load(meta: Meta, stock: Game, format: number): GameModule {
  const { rules, engine } = stockRules(meta.id, stock, format);
  const made = makeGame(rules as unknown as Rules, meta);
  const { validateSetupData: check } = made;
  const { validateSetupData: own } = stock;
  const game: Game = {
    ...made,
    validateSetupData: (data: { readonly options?: object } | undefined, players) => {
      const { options = {} } = data ?? {};
      return check?.(data, players) ?? own?.(Object.keys(options).length === 0 ? undefined : options, players);
    },
  };
  const knowledge = stockKnowledge(engine, rules) as unknown as Knowledge;
  return { rules, game, knowledge, stock };
}
