/**
 * What bots remember of their matches. A move adds only its own events; a memory that isn't cached is made from the
 * log.
 */
import type { State } from 'boardgame.io';
import type { Table } from '../../games/kit/game.ts';
import { firstMemory, nextMemory } from '../../games/kit/recall.ts';
import type { Memory, Rules, Seat } from '../../games/kit/rules.ts';
import { Cache } from '../cache.ts';
import type { EventBus, News } from '../match/event-bus.ts';
import type { Games } from '../match/games.ts';
import type { Histories } from '../match/history.ts';
import type { StoredMatches } from '../storage/stored-matches.ts';

interface Parts {
  readonly store: Pick<StoredMatches, 'initial'>;
  readonly games: Games;
  readonly histories: Pick<Histories, 'of'>;
  readonly bus: Pick<EventBus, 'subscribe'>;
  /** Reads a match with its log while other things are done. */
  ahead(id: string): Promise<void>;
}

/** The memories of a match's seats, all as of the same move. */
interface Kept {
  readonly rules: Rules;
  readonly seats: Map<Seat, Memory>;
  stateID: number;
}

/** For how many matches memories are cached. */
const CACHED = 2000;

/** News after which a cached memory can't be continued. */
const ANEW: ReadonlySet<News['kind']> = new Set(['dealt', 'gone', 'lost', 'reread']);

export class BotMemories {
  private readonly kept = new Cache<Kept>(CACHED);

  constructor(private readonly parts: Parts) {
    parts.bus.subscribe((news) => {
      if (news.kind === 'moved') this.hear(news.id, news.state);
      else if (ANEW.has(news.kind)) this.kept.delete(news.id);
    });
  }

  /** What a seat remembers where a match of this game stands now; undefined where what it sees says everything. */
  async of(
    id: string,
    game: string,
    seat: Seat,
    { _stateID, G }: Pick<State, '_stateID' | 'G'>,
  ): Promise<Memory | undefined> {
    const rules = this.parts.games.get(game)?.rules;
    if (rules?.recall === undefined) return undefined;
    const known = () => {
      const kept = this.kept.get(id);
      return kept?.stateID === _stateID ? kept : { rules, seats: new Map<Seat, Memory>(), stateID: _stateID };
    };
    if (!known().seats.has(seat)) await this.parts.ahead(id);
    const kept = known();
    const memory = kept.seats.get(seat) ?? this.fromLog(id, rules, seat, (G as Table).step);
    if (memory === undefined) return undefined;
    kept.seats.set(seat, memory);
    this.kept.set(id, kept);
    return memory;
  }

  /** Undefined if the log isn't loaded or doesn't reach the current state: a memory must fit its view. */
  private fromLog(id: string, rules: Rules, seat: Seat, step: number): Memory | undefined {
    const initialState = this.parts.store.initial(id);
    const { moments } = this.parts.histories.of(id, seat);
    if (initialState === undefined || moments.length !== step) return undefined;
    const first = firstMemory(rules, (initialState.G as Table).state, seat);
    return nextMemory(
      rules,
      first,
      moments.flatMap(({ events }) => events),
      seat,
    );
  }

  private hear(id: string, state: State): void {
    const kept = this.kept.get(id);
    if (kept === undefined) return;
    const goesOn = state.deltalog?.[0]?.action.type === 'MAKE_MOVE' && state._stateID === kept.stateID + 1;
    if (!goesOn || state.ctx.gameover !== undefined) {
      this.kept.delete(id);
      return;
    }
    kept.stateID = state._stateID;
    const { events } = state.G as Table;
    for (const [seat, memory] of kept.seats) kept.seats.set(seat, nextMemory(kept.rules, memory, events, seat)!);
  }
}
