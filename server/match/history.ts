/** The events and the chat of a match so far, for people who come to it or come back. */
import type { State } from 'boardgame.io';
import type { Table } from '../../games/kit/game.ts';
import { type LoggedMoment, historyOf, type LogEntry, standInOf, turnsOf } from '../../games/kit/record.ts';
import { type GameRecord, heard, type Seat, type Turn } from '../../games/kit/rules.ts';
import { Cache } from '../cache.ts';
import type { StoredMatches } from '../storage/stored-matches.ts';
import type { History } from '../contract/messages.ts';
import type { EventBus } from './event-bus.ts';
import type { Games } from './games.ts';
import { drawOf } from './deal/pledges.ts';
import { heardLines } from './people/talk.ts';

/** For how many matches the events are cached; those of others are replayed from the log on demand. */
const CACHED = 200;

export class Histories {
  private readonly cache = new Cache<LoggedMoment[]>(CACHED);

  constructor(
    private readonly store: StoredMatches,
    private readonly games: Games,
    bus: EventBus,
  ) {
    bus.subscribe((news) => {
      if (news.kind === 'moved') this.extend(news.id, news.state);
      else if (news.kind === 'dealt' || news.kind === 'gone' || news.kind === 'reread') this.cache.delete(news.id);
    });
  }

  /** The events of all moves and the chat, as a seat (null: a spectator) may hear them. */
  of(id: string, seat: Seat | null): History {
    const moments = this.moments(id).map((moment) => ({
      ...moment,
      events: moment.events.map((event) => heard(event, seat)),
    }));
    return { moments, chat: heardLines(this.store, id, seat) };
  }

  /** The record of a match, which reveals everything; undefined for a match that can't be read. */
  record(id: string): GameRecord | undefined {
    const metadata = this.store.metadata(id);
    if (metadata === undefined) return undefined;
    const { options, seed } = metadata.setupData;
    const draw = metadata.draw?.stage === 'dealt' ? drawOf(id, metadata) : undefined;
    const state = this.store.state(id);
    if (state === undefined) return undefined;
    const { begun } = state.G as Table;
    const turns = turnsOf(this.store.log(id) as LogEntry[]).map(turnOf);
    const players = Object.keys(metadata.players).length;
    const { handedOver } = metadata;
    const told = { ...(draw === undefined ? {} : { draw }), ...(handedOver === undefined ? {} : { handedOver }) };
    return { game: metadata.gameName, players, options, seed, format: begun, turns, ...told };
  }

  private moments(id: string): readonly LoggedMoment[] {
    const cached = this.cache.get(id);
    if (cached !== undefined) return cached;
    const game = this.games.get(this.store.metadata(id)?.gameName ?? '');
    const initialState = game && this.store.initial(id);
    if (game === undefined || initialState === undefined) return [];
    const moments = historyOf(game.rules, initialState.G as Table, turnsOf(this.store.log(id)));
    this.cache.set(id, moments);
    return moments;
  }

  private extend(id: string, state: State): void {
    const entry = state.deltalog?.[0];
    const { events } = state.G as Table;
    if (entry?.action.type === 'MAKE_MOVE')
      this.cache.get(id)?.push({ stateID: state._stateID, events, ...standInOf(entry.metadata) });
    else this.cache.delete(id);
  }
}

/** A turn in the form that records have. */
function turnOf({ seat, move, standIn }: Turn): Turn {
  return { seat, move, ...(standIn === undefined ? {} : { standIn }) };
}
