/** A tournament on a server of the tests, and people who enter it and play. */
import { expect } from 'vitest';
import type { Tournament, WantedTournament } from '../../../server/contract/tournaments.ts';
import type { Seated } from '../harness.ts';
import { personAt, playToEnd } from '../seats/known.ts';
import { peopleAt, type Told } from '../seats/passkeys.ts';

export const WANTED: WantedTournament = {
  name: 'Spring',
  game: 'bazaar',
  form: 'swiss',
  seats: 4,
  rounds: 2,
  pace: { kind: 'live', decision: 60, bank: 600 },
  wait: 300,
  absence: 'bot',
};

export type Entrant = Awaited<ReturnType<typeof somebodyAt>>;

let addresses = 0;

/** Somebody who asks a server about tournaments, from an address of their own where it trusts what it is told. */
export async function somebodyAt(url: string, name: string) {
  const address = `10.0.0.${++addresses}`;
  const { key, page } = await personAt(url, name);
  const ask = async (method: string, path: string, body: object = {}, at = url): Promise<Told> => {
    const response = await fetch(`${at}/api/tournaments${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${key}`,
        'X-Forwarded-For': address,
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };
  const value = async <T>(...asked: Parameters<typeof ask>): Promise<T> => {
    const { status, body } = await ask(...asked);
    expect([status, body]).toEqual([200, expect.anything()]);
    return body as T;
  };
  return {
    key,
    name,
    ask,
    view: (id: string, at = url) => value<Tournament>('GET', `/${id}`, {}, at),
    enter: ({ id, word }: Tournament) => value<Tournament>('POST', `/${id}/entrants`, { word }),
    begin: (id: string) => value<Tournament>('POST', `/${id}/begin`),
    sit: async (id: string) => (await value<{ match: string }>('POST', `/${id}/seat`)).match,
    /** The seats that come to a browser of theirs. */
    seats: async (at = url) => (await peopleAt(at).me(key)).seats,
    page,
  };
}

/** A tournament that Ann keeps and that all of these have entered, she among them. */
export async function entered(url: string, count: number, rules: Partial<WantedTournament> = {}) {
  const people: Entrant[] = [];
  for (let number = 1; number <= count; number++)
    people.push(await somebodyAt(url, number === 1 ? 'Ann' : `Guest ${number}`));
  const [ann] = people;
  const { body } = await ann!.ask('POST', '', { ...WANTED, ...rules });
  const made = body as Tournament;
  for (const each of people) await each.enter(made);
  return { people, ann: ann!, id: made.id, word: made.word, made };
}

/** Who is who in a tournament. */
export function byNumber(people: readonly Entrant[], { entrants }: Tournament): (number: number) => Entrant {
  return (number) => people.find(({ name }) => name === entrants.find((each) => each.number === number)?.name)!;
}

/** Those of a table come to it, but for some, and play it to its end. */
export async function playTable(url: string, id: string, sitting: readonly Entrant[], match: string): Promise<void> {
  for (const each of sitting) expect(await each.sit(id)).toBe(match);
  const seats: Seated[] = [];
  for (const each of sitting) seats.push(...(await each.seats()).filter((seat) => seat.id === match));
  expect(seats).toHaveLength(sitting.length);
  await playToEnd(url, match, seats);
}
