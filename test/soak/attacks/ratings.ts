/** What has been promised of ratings: who plays against themselves, or has a friend lose, moves nobody's but their own. */
import { ratingsIn } from '../../../client/results/rating.ts';
import type { Circle } from '../../../server/contract/circles.ts';
import { playToEnd } from '../../server/seats/known.ts';
import { until } from '../../server/harness.ts';
import { askAs, HonestPeople, personNamed } from './honest-people.ts';
import { played } from './attacked.ts';
import { type Ground, HonestTable, type Key } from './table.ts';
import { type Kind, send } from './trying.ts';

/** One more than settle a rating. */
const MATCHES = 6;

/** A rated match at a table of a circle, whose seats these people hold; its seats' keys. */
async function ratedMatch(ground: Ground, circle: string, people: readonly string[]) {
  const wanted = { numPlayers: people.length, terms: { rated: true } };
  const { matchID: match } = await askAs<{ matchID: string }>(ground, '', '/games/bazaar/create', wanted);
  const seats: Key[] = [];
  for (const person of people) {
    const joined = await askAs<Key & { playerCredentials: string }>(ground, '', `/games/bazaar/${match}/join`, {
      playerName: 'Mallory',
    });
    const key = { playerID: joined.playerID, credentials: joined.playerCredentials };
    await askAs(ground, person, '/api/people/seats', { seats: [{ id: match, ...key }] });
    seats.push(key);
  }
  await askAs(ground, people[0]!, `/api/circles/${circle}/tables`, { match, ...seats[0] });
  return { match, seats };
}

export const ratings: Kind = async ({ ground, random }) => {
  const { url, address } = ground;
  const table = await HonestTable.open(ground, await played('bazaar'), 2);
  const people = await HonestPeople.open(ground, table);
  const { id, word } = people.circle;
  const [mallory, shill] = [await personNamed(ground, 'Mallory'), await personNamed(ground, 'Shill')];
  for (const key of [mallory, shill]) await askAs(ground, key, `/api/circles/${id}/members`, { word });
  for (let played = 0; played < MATCHES; played++) {
    const { match, seats } = await ratedMatch(ground, id, [mallory, random.pick([mallory, shill])]);
    const { status } = await send(`${url}/api/matches/${match}/terms`, address(), { ...seats[0], rated: false });
    if (status < 400) return 'a match that has begun was rated no longer';
    await playToEnd(url, match, seats, () => ({ 'X-Forwarded-For': address() }));
  }
  const view = () => askAs<Circle>(ground, people.keys[0], `/api/circles/${id}`);
  const { results } = await until(async () => {
    const told = await view();
    return told.results.length >= MATCHES ? told : undefined;
  });
  table.close();
  const sitting = results.map(({ seats }) => seats.flatMap(({ who }) => who ?? []));
  if (sitting.some((those) => new Set(those).size < those.length)) return 'somebody has two seats of a result';
  const known = ratingsIn(results, (who) => who === people.known[0]);
  if (people.known.some((who) => known.has(who))) return 'who played no match has another rating';
  return [...known.values()].some(({ settled }) => settled) ? 'a rating was settled by agreement' : 'kept';
};
