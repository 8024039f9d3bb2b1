/** Lines and names that somebody reports to the operator, with what the operator needs in order to judge. */
import type { Logger } from 'pino';
import type { Seat } from '../../games/kit/rules.ts';
import type { Clock } from '../clock.ts';
import type { Matches } from '../match/matches.ts';
import { notFound } from '../refused.ts';
import { peopleAt } from '../results/results.ts';
import type { ResultStore } from '../results/store.ts';
import type { MatchStore } from '../storage/match-store.ts';
import type { MatchData, StoredChat } from '../storage/types.ts';
import type { Context, ModerationStore } from './store.ts';

/** So many lines are told before and after the one that was reported. */
const AROUND = 5;
const DAY = 86_400_000;
/** For how many days is kept what was reported, from where lines were said, and what was done. */
const KEPT = { reports: 30, addresses: 7, deeds: 365 };

interface ReportParts {
  readonly reported: ModerationStore;
  readonly results: Pick<ResultStore, 'tied'>;
  readonly matches: Pick<Matches, 'find' | 'seat'>;
  readonly store: Pick<MatchStore, 'ahead' | 'stored'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Pick<Logger, 'warn'>;
}

export class Reports {
  constructor(private readonly parts: ReportParts) {}

  async ofLine(match: string, line: string): Promise<void> {
    const { store } = this.parts;
    await store.ahead(match);
    const metadata = this.parts.matches.find(match);
    const chat = store.stored.chat(match);
    const at = chat.findIndex(({ id }) => String(id) === line);
    const said = chat[at];
    if (said === undefined) throw notFound('line');
    const lines = chat.slice(Math.max(0, at - AROUND), at + AROUND + 1);
    await this.note(match, `line ${line}`, { metadata, seat: said.seat, lines, line: said.id });
  }

  async ofName(match: string, place: Seat): Promise<void> {
    const { store, matches } = this.parts;
    await store.ahead(match);
    const metadata = matches.find(match);
    const seat = matches.seat(metadata, String(place));
    const { name } = metadata.players[seat] ?? {};
    if (name === undefined) throw notFound('seat');
    const lines = store.stored.chat(match).slice(-AROUND);
    await this.note(match, aboutName(seat, name), { metadata, seat, lines });
  }

  private async note(
    match: string,
    about: string,
    {
      metadata,
      seat,
      lines,
      line,
    }: Pick<Context, 'seat' | 'line'> & { metadata: MatchData; lines: readonly StoredChat[] },
  ): Promise<void> {
    const { reported, results, clock, log } = this.parts;
    const people = peopleAt(metadata, await results.tied(match));
    const address = await reported.addressOf(match, line, seat);
    const context: Context = {
      game: metadata.gameName,
      seat,
      ...(line === undefined ? {} : { line }),
      lines: lines.map(({ id, seat: from, text, name }) => ({
        id,
        seat: from,
        text,
        ...(name === undefined ? {} : { name }),
      })),
      seats: Object.values(metadata.players).flatMap(({ id, name }) => {
        const person = people.get(id);
        return name === undefined ? [] : [{ seat: id, name, ...(person === undefined ? {} : { person }) }];
      }),
      ...(address === undefined ? {} : { address }),
    };
    const report = await reported.report({ match, about, context, at: clock.now() });
    if (report !== undefined) log.warn({ report, match }, 'a line or a name was reported');
  }

  collect(): Promise<void> {
    const now = this.parts.clock.now();
    const before = (days: number) => now - days * DAY;
    return this.parts.reported.collect(now, {
      reports: before(KEPT.reports),
      addresses: before(KEPT.addresses),
      deeds: before(KEPT.deeds),
    });
  }
}

/** How a report says that it is about a seat's name. */
export const aboutName = (seat: Seat, name: string): string => `seat ${seat} ${name}`;
