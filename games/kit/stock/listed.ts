/** Which moves of a stock game are listed for a seat: those its author enumerates, else those that need no arguments. */
import type { Game } from 'boardgame.io';
import { playerIdOf } from '../action.ts';
import type { Seat } from '../rules.ts';
import { type Engine, matchState, type Position } from './engine.ts';
import { eventOf, eventTypes, isWished, moveFrom, type StockMove } from './moves.ts';

/** What may be a move of the seat; `refuse` judges it. */
export function listed(engine: Engine, position: Position, seat: Seat): readonly StockMove[] {
  return engine.game.ai?.enumerate === undefined
    ? bare(engine, position, playerIdOf(seat))
    : enumerated(engine.game, position, playerIdOf(seat));
}

/** As `ai.enumerate` lists them. Given a view it may miss what isn't seen there: then nothing is listed. */
function enumerated({ ai }: Game, position: Position, playerID: string): readonly StockMove[] {
  const { G, ctx } = matchState(position);
  try {
    return (ai?.enumerate(G, ctx, playerID) ?? []).flatMap((each) => {
      if ('payload' in each) return moveFrom(each.type, each.payload) ?? [];
      const [kind, type] = 'move' in each ? (['MAKE_MOVE', each.move] as const) : (['GAME_EVENT', each.event] as const);
      return moveFrom(kind, { type, args: each.args }) ?? [];
    });
  } catch {
    return [];
  }
}

/** The moves that take no arguments, and the events that the game offers by name. */
function bare(engine: Engine, position: Position, playerID: string): readonly StockMove[] {
  const moves = engine.game.moveNames.filter((name) => {
    const move = engine.moveOf(position, name, playerID);
    return move !== null && (typeof move === 'function' ? move : move.move).length <= 1;
  });
  const events = eventTypes(engine.game).filter((type) => isWished(engine.game, eventOf(type) ?? ''));
  return [...moves, ...events].map((type) => ({ type, args: [] }));
}
