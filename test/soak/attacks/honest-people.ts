/**
 * People who play at honest tables and belong to a circle, and what they have besides: whatever others send, it stays as it
 * was. A new thing that people have is a line in `WHAT_STAYS`, the way it is asked for one in `personal.ts`.
 */
import assert from 'node:assert/strict';
import { dailyDeal } from '../../../games/kit/deal.ts';
import { recordRandomGame } from '../../../games/kit/record.ts';
import type { Circle, OwnCircles } from '../../../server/contract/circles.ts';
import type { DailyList } from '../../../server/contract/daily.ts';
import type { PersonNow } from '../../../server/contract/people.ts';
import type { PersonPage } from '../../../server/contract/results.ts';
import type { Tournament, WantedTournament } from '../../../server/contract/tournaments.ts';
import { type Ground, type HonestTable, PATIENCE } from './table.ts';

/** Asks for something as whoever holds a key. Fails when that isn't granted in time. */
export async function askAs<T>(
  { url, address }: Pick<Ground, 'url' | 'address'>,
  key: string,
  path: string,
  body?: object,
): Promise<T> {
  const response = await fetch(url + path, {
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      'Content-Type': 'application/json',
      'x-forwarded-for': address(),
      ...(key === '' ? {} : { Authorization: `Bearer ${key}` }),
    },
    signal: AbortSignal.timeout(PATIENCE),
  });
  const text = await response.text();
  assert.equal(response.status, 200, `${path}: ${text}`);
  return JSON.parse(text) as T;
}

/** Somebody new, by the key of their browser. */
export async function personNamed(ground: Pick<Ground, 'url' | 'address'>, name: string): Promise<string> {
  return (await askAs<{ key: string }>(ground, '', '/api/people/here', { name, settings: { sound: false } })).key;
}

/** The key of a browser's results of the deals of the day. */
const dailyKey = (key: string) => `daily-${key}`.padEnd(40, '-');

export class HonestPeople {
  private before: Readonly<Record<string, unknown>> = {};

  private constructor(
    private readonly ground: Ground,
    private readonly table: HonestTable,
    /** The keys of a keeper and a member of a circle. */
    readonly keys: readonly [keeper: string, member: string],
    readonly circle: Circle,
    /** One of the circle's that both have entered. */
    readonly tournament: Tournament,
    /** The word in the link to the keeper's page, which is shared. */
    readonly page: string,
  ) {}

  /** They sit at a table in its first two seats. */
  static async open(ground: Ground, table: HonestTable): Promise<HonestPeople> {
    const [keeper, member] = [await personNamed(ground, 'Honest 1'), await personNamed(ground, 'Honest 2')];
    for (const [at, key] of [keeper, member].entries())
      await askAs(ground, key, '/api/people/seats', { seats: [{ id: table.id, ...table.keys[at] }] });
    const opened = await askAs<Circle>(ground, keeper, '/api/circles', { name: 'Thursdays' });
    await askAs(ground, member, `/api/circles/${opened.id}/members`, { word: opened.word });
    const brought = { match: table.id, ...table.keys[0] };
    const circle = await askAs<Circle>(ground, keeper, `/api/circles/${opened.id}/tables`, brought);
    const { page = '' } = await askAs<PersonPage>(ground, keeper, '/api/people/me/page', { shared: true });
    const { id, word } = await askAs<Tournament>(ground, keeper, '/api/tournaments', tournamentOf(table, circle.id));
    await askAs(ground, member, `/api/tournaments/${id}/entrants`, { word });
    const tournament = await askAs<Tournament>(ground, keeper, `/api/tournaments/${id}/entrants`, { word });
    const people = new HonestPeople(ground, table, [keeper, member], circle, tournament, page);
    await people.sendDaily();
    people.before = await people.now();
    return people;
  }

  /** By what the keeper and the member are known in the circle. */
  get known(): readonly [keeper: string, member: string] {
    const who = (isKeeper: boolean) => this.circle.members.find(({ keeper = false }) => keeper === isKeeper)?.who ?? '';
    return [who(true), who(false)];
  }

  /** What must not reach anybody else. */
  secrets(): readonly string[] {
    return [...this.keys, ...this.keys.map(dailyKey), this.circle.word, this.tournament.word];
  }

  /** Whatever was sent, all that is theirs is as it was. */
  async check(): Promise<void> {
    assert.deepEqual(await this.now(), this.before, 'what honest people have');
  }

  private async now(): Promise<Readonly<Record<string, unknown>>> {
    const entries = Object.entries(WHAT_STAYS).map(async ([what, read]) => [what, await read(this)] as const);
    return Object.fromEntries(await Promise.all(entries));
  }

  /** Asks as one of them. */
  async ask<T>(at: 0 | 1, path: string, body?: object): Promise<T> {
    return askAs<T>(this.ground, this.keys[at], path, body);
  }

  async dailies(): Promise<unknown> {
    return askAs(this.ground, dailyKey(this.keys[0]), '/api/daily/own');
  }

  get tableId(): string {
    return this.table.id;
  }

  private async sendDaily(): Promise<void> {
    const { rules, meta } = this.table.module;
    const day = new Date().toISOString().slice(0, 10);
    const { record } = recordRandomGame(rules, dailyDeal(meta, rules.format, day));
    const played = { name: 'Honest 1', format: rules.format, turns: record.turns };
    await askAs<DailyList>(this.ground, dailyKey(this.keys[0]), `/api/daily/${rules.id}/${day}`, played);
  }
}

/** What is wished for a tournament of a circle. */
export const tournamentOf = ({ module: { rules, meta } }: HonestTable, circle: string): WantedTournament => ({
  name: 'Cup',
  circle,
  game: rules.id,
  form: 'swiss',
  seats: meta.players.min,
  rounds: 2,
  pace: { kind: 'slow', turn: 86_400 },
  wait: 300,
  absence: 'bot',
});

/** What honest people have, each by how they read it. A match of theirs may be over meanwhile, so results are left out. */
const WHAT_STAYS: Readonly<Record<string, (honest: HonestPeople) => Promise<unknown>>> = {
  circle: async (honest) => {
    const { id, name, word, members } = await honest.ask<Circle>(1, `/api/circles/${honest.circle.id}`);
    return { id, name, word, members };
  },
  tournament: (honest) => honest.ask(0, `/api/tournaments/${honest.tournament.id}`),
  'circles of each': async (honest) => {
    const told = await Promise.all([0, 1].map((at) => honest.ask<OwnCircles>(at as 0 | 1, '/api/circles')));
    return told.map(({ circles }) => circles.map(({ id, name, members }) => ({ id, name, members })));
  },
  'each person with their seats': (honest) =>
    Promise.all([0, 1].map((at) => honest.ask<PersonNow>(at as 0 | 1, '/api/people/me', { have: [honest.tableId] }))),
  'shared page': async (honest) => {
    const { name, page } = await honest.ask<PersonPage>(0, '/api/people/me/page');
    return { name, page };
  },
  'results of days': (honest) => honest.dailies(),
};
