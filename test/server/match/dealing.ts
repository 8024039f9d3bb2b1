/** Those who take part in a deal: they pledge a share, show it, and read the record. */
import { LobbyClient } from '#bgio/client';
import { type Pledges, pledgeOf } from '../../../games/kit/draw.ts';
import type { GameRecord } from '../../../games/kit/rules.ts';
import { rawSocket, type Seated, type TestServer, until } from '../harness.ts';

/** Asks a server to do something, and tells what it answers. */
export async function send(agora: TestServer, path: string, body: object) {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(agora.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, body: (await answer.json()) as { readonly error?: { readonly code: string } } };
}

/** A table for so many, of which it says no more. */
export const opened = async (agora: TestServer, numPlayers = 2, setupData?: object) => {
  const lobby = new LobbyClient({ server: agora.url });
  return (await lobby.createMatch('bazaar', { numPlayers, ...(setupData === undefined ? {} : { setupData }) })).matchID;
};

/** Somebody who sits down with a page of ours; with no share as a stock client does. */
export async function sit(agora: TestServer, id: string, share: string | undefined, name = 'Ann'): Promise<Seated> {
  const pledge = share === undefined ? {} : { pledge: pledgeOf(share) };
  const { body } = await send(agora, `/games/bazaar/${id}/join`, { playerName: name, ...pledge });
  const { playerID, playerCredentials: credentials } = body as unknown as {
    playerID: string;
    playerCredentials: string;
  };
  return { playerID, credentials };
}

/** A page that follows a match from a seat, and hears of the pledges. */
export async function pageAt(agora: TestServer, id: string, { playerID, credentials }: Seated) {
  const page = await rawSocket(agora.url);
  page.socket.emit('sync', id, playerID, credentials);
  await until(() => page.last('sync'));
  return { ...page, pledges: () => page.last('agora:pledges')?.[1] as Pledges | undefined };
}

export const show = (agora: TestServer, id: string, key: Seated, share: string) =>
  send(agora, `/api/matches/${id}/share`, { ...key, share });
export const pledge = (agora: TestServer, id: string, key: Seated, share: string) =>
  send(agora, `/api/matches/${id}/pledge`, { ...key, pledge: pledgeOf(share) });

/** A match that is over, and its record. */
export async function recordOf(agora: TestServer, id: string): Promise<GameRecord> {
  agora.store.updateMetadata(id, (metadata) => {
    metadata.gameover = { ending: 'lastRound', places: [] };
  });
  return (await (await fetch(`${agora.url}/api/matches/${id}/record`)).json()) as GameRecord;
}
