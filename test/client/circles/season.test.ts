/**
 * Half a year of a circle on a real server whose clock is turned: four people, three games, two seasons. Who stands where and
 * how well they play is computed a second time, from nothing but the places.
 */
import { expect, onTestFinished, test, vi } from 'vitest';
import { seasonAt, seasonsIn, standingsIn } from '../../../client/circles/standings.ts';
import { ratingsIn } from '../../../client/results/rating.ts';
import type { GameModule, Shelved } from '../../../games/index.ts';
import { makeGame } from '../../../games/kit/game.ts';
import type { Circle } from '../../../server/contract/circles.ts';
import { handClock, seatedMatch, serve, until } from '../../server/harness.ts';
import { personAt, playToEnd } from '../../server/seats/known.ts';
import { rules as bazaarRules } from '../../kit/bazaar.ts';
import { bazaar, games as shelf } from '../../server/shelf.ts';
import { type Belief, UNKNOWN, believedAfter } from '../results/plackett-luce.ts';

const NAMES = ['Ann', 'Ben', 'Cy', 'Dan'] as const;
const GAMES = ['bazaar', 'fair', 'mart'] as const;
const MATCHES = 20;
const DAY = 86_400_000;

const meta = { ...bazaar.meta, id: 'mart' };
const rules = { ...bazaarRules, id: 'mart' };
const mart = { meta, rules, game: makeGame(rules, meta) } as unknown as GameModule;
const games = new Map<string, Shelved>([...shelf, ['mart', { meta, load: async () => mart }]]);

/** Four people of a circle, and a way to play there; Ann keeps it. */
async function circle() {
  // In the middle of a quarter wherever the tests run.
  const clock = handClock(new Date(2026, 7, 5).getTime());
  const { url } = await serve({ trustProxy: true }, { clock, games });
  comeFromEverywhere();
  const people = await Promise.all(NAMES.map((name) => personAt(url, name)));
  const ask = async (person: number, method: string, path: string, body?: object) => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${people[person]!.key}` };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(`${url}/api/circles${path}`, { method, headers, ...sent });
    expect(response.status).toBe(200);
    return (await response.json()) as Circle;
  };
  const { id, word } = await ask(0, 'POST', '', { name: 'Thursdays' });
  for (const person of [1, 2, 3]) await ask(person, 'POST', `/${id}/members`, { word });
  const play = async (game: string, sitting: readonly number[], rated: boolean) => {
    const { matchID, seats } = await seatedMatch(url, sitting.length, game, rated ? { rated } : {});
    for (const [at, person] of sitting.entries()) await people[person]!.tie(matchID, seats[at]!);
    await ask(sitting[0]!, 'POST', `/${id}/tables`, { match: matchID, ...seats[0]! });
    await playToEnd(url, matchID, seats);
    return until(async () => (await ask(0, 'GET', `/${id}`)).results.find((result) => result.id === matchID));
  };
  return { clock, play, view: (person: number) => ask(person, 'GET', `/${id}`) };
}

test('standings and ratings of two seasons are those that a second computation finds, for every member, at any time', async () => {
  const { clock, play, view } = await circle();
  const noted: {
    readonly game: string;
    readonly season: number;
    readonly rated: boolean;
    readonly places: ReadonlyMap<string, number>;
  }[] = [];
  for (let match = 0; match < MATCHES; match++) {
    // Somebody else is missing each time, and each fifth time nobody; one of four isn't rated.
    const sitting = [0, 1, 2, 3].filter((person) => match % 5 === 4 || person !== match % 5).slice(0, 2 + (match % 3));
    const [game, rated, season] = [GAMES[match % 3]!, match % 4 !== 3, match < MATCHES / 2 ? 0 : 1];
    const { seats } = await play(game, sitting, rated);
    const places = seats.map(({ own, name, place }) => [own === true ? 'Ann' : name!, place] as const);
    expect(places.map(([name]) => name).toSorted()).toEqual(sitting.map((person) => NAMES[person]));
    noted.push({ game, season, rated, places: new Map(places) });
    clock.turn((match === MATCHES / 2 - 1 ? 95 : 2) * DAY);
  }

  const { members, results } = await view(0);
  const whoIs = new Map(members.map(({ who, name }) => [who, name]));
  expect(results).toHaveLength(MATCHES);
  const seasons = seasonsIn(results);
  expect(seasons.map(({ id }) => id)).toEqual([seasonAt(results[0]!.at).id, seasonAt(results.at(-1)!.at).id]);

  for (const [of, { from, to }] of seasons.toReversed().entries())
    for (const game of GAMES) {
      const there = noted.filter((each) => each.game === game && each.season === of);
      const told = standingsIn(
        results.filter(({ at, game: played }) => played === game && at >= from && at < to),
        new Set(whoIs.keys()),
      );
      const byHand = standingsByHand(there.map(({ places }) => places));
      expect(told.map(({ won, ahead }) => [won, ahead])).toEqual(byHand.map(([, { won, ahead }]) => [won, ahead]));
      expect(new Map(told.map(({ who, ...figures }) => [whoIs.get(who), figures]))).toEqual(new Map(byHand));
    }

  for (const game of GAMES) {
    const isKeeper = (who: string) => whoIs.get(who) === 'Ann';
    const told = ratingsIn(
      results.filter((result) => result.game === game),
      isKeeper,
    );
    const rated = noted.filter((each) => each.game === game && each.rated).map(({ places }) => places);
    const beliefs = beliefsByHand(rated);
    expect(new Set([...told.keys()].map((who) => whoIs.get(who)))).toEqual(new Set(beliefs.keys()));
    for (const [who, { points, spread, matches }] of told) {
      const { mean, variance, moved } = beliefs.get(whoIs.get(who)!)!;
      const point = 400 / Math.log(10) / Math.sqrt(2 * (25 / 6) ** 2);
      expect(points).toBeCloseTo(1500 + point * (mean - 25), 8);
      expect(spread).toBeCloseTo(1.96 * point * Math.sqrt(variance), 8);
      expect(matches).toBe(moved);
    }
    // What another member is told comes to the same, to the last digit.
    const others = (await view(2)).results.filter((result) => result.game === game);
    expect(ratingsIn(others, isKeeper)).toEqual(told);
  }
}, 120_000);

/** An address may send only so much in a short time, and half a year is played in seconds. */
function comeFromEverywhere(): void {
  const { fetch: send } = globalThis;
  let sent = 0;
  const from = () => `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent++ & 255}`;
  vi.stubGlobal('fetch', (to: string, { headers, ...how }: RequestInit = {}) =>
    send(to, { ...how, headers: { ...(headers as Record<string, string>), 'X-Forwarded-For': from() } }),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
}

/** Won, and the share of opponents left behind, each match looked at pair by pair. */
function standingsByHand(matches: readonly ReadonlyMap<string, number>[]) {
  const rows = NAMES.flatMap((name) => {
    const own = matches.filter((places) => places.has(name));
    const duels = own.flatMap((places) =>
      [...places].filter(([other]) => other !== name).map(([, place]) => Math.sign(place - places.get(name)!)),
    );
    const won = own.filter((places) => places.get(name) === 1).length;
    const ahead = duels.reduce((sum, sign) => sum + (sign + 1) / 2, 0) / duels.length;
    return own.length === 0 ? [] : [[name, { played: own.length, won, ahead }] as const];
  });
  return rows.toSorted(([, a], [, b]) => b.won - a.won || b.ahead - a.ahead);
}

/** Ann keeps the circle: who has met her, or anybody like her, in five rated matches moves everybody; others only her and each other. */
function beliefsByHand(matches: readonly ReadonlyMap<string, number>[]) {
  const all = new Map<string, Belief & { readonly moved: number; readonly met: number }>();
  const of = (name: string) => all.get(name) ?? { ...UNKNOWN, moved: 0, met: 0 };
  const counts = (name: string) => name === 'Ann' || of(name).met >= 5;
  for (const places of matches) {
    const after = [...places.keys()].map((name) => {
      const others = [...places.keys()].filter(
        (other) => other !== name && (name === 'Ann' || counts(other) || !counts(name)),
      );
      const { moved, met } = of(name);
      if (others.length === 0) return [name, of(name)] as const;
      const seats = [name, ...others];
      const belief = believedAfter(
        seats.map(of),
        seats.map((seat) => places.get(seat)!),
      );
      return [name, { ...belief, moved: moved + 1, met: met + (others.some(counts) ? 1 : 0) }] as const;
    });
    for (const [name, belief] of after) all.set(name, belief);
  }
  return new Map([...all].filter(([, { moved }]) => moved > 0));
}
