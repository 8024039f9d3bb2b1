/** Names and lines as others read them: nobody passes for somebody else, and nobody is invisible. */
import { expect, test } from 'vitest';
import { cleanLine } from '../../../games/kit/written.ts';
import { LobbyClient } from '#bgio/client';
import { seatedMatch, type Seated, serve, type TestServer } from '../harness.ts';

test('what can not be seen is no name', () => {
  for (const nothing of [
    '\u200B',
    '\u3164',
    '\u2800',
    '\u115F\u1160',
    '\uFEFF \u2060',
    '\u{E0041}',
    '\u00AD',
    '\u0301\u0301',
    '\u{1D159}',
    '\uFFFC',
  ])
    expect(cleanLine(nothing, 24)).toBe('');
});

test('what can not be seen within a name is left out; what joins letters and emoji stays', () => {
  expect(cleanLine('A\u200Bn\u00ADn\u2060', 24)).toBe('Ann');
  for (const kept of ['👩‍🚀', '❤️', 'می‌خواهم', 'क्‍ष', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'Zoë', 'が', 'Nguyễn']) expect(cleanLine(kept, 24)).toBe(kept);
});

test('marks are piled no higher than any language does', () => {
  expect(cleanLine(`a${'\u0301'.repeat(50)}b`, 24)).toBe(`a${'\u0301'.repeat(4)}b`);
});

test('marks that joiners part are piled no higher', () => {
  for (const joiner of ['\u200C', '\u200D'])
    expect(cleanLine(`a${`\u0301${joiner}`.repeat(50)}b`, 24).replaceAll(joiner, '')).toBe(`a${'\u0301'.repeat(4)}b`);
});

const names = async (lobby: LobbyClient, matchID: string) =>
  (await lobby.getMatch('bazaar', matchID)).players.map(({ name }) => name);

test('whoever sits down under a name that is taken gets a number behind it', async () => {
  const agora = await serve();
  const lobby = new LobbyClient({ server: agora.url });
  const { matchID } = await lobby.createMatch('bazaar', { numPlayers: 4 });
  for (const playerName of ['Ann', 'ann', 'Ａｎｎ', 'A n\u200Dn'])
    await lobby.joinMatch('bazaar', matchID, { playerName });
  expect(await names(lobby, matchID)).toEqual(['Ann', 'ann (2)', 'Ａｎｎ (3)', 'A n\u200Dn (4)']);
});

test.each([
  ['Ann', 'Аnn', 'another alphabet'],
  ['Ola', 'Οlа', 'two other alphabets'],
  ['Ilse', 'llse', 'a capital I for an l'],
  ['Oz', '0z', 'a zero for an O'],
  ['Carmen', 'Carrnen', 'two letters for one'],
  ['カトー', '力卜一', 'signs for syllables'],
  ['ふたば', 'ふたは゛', 'a mark of its own'],
  ['パン', 'ハ゜ン', 'another mark of its own'],
])('whoever sits down beside %s as %s, with %s, gets a number behind it', async (first, second) => {
  const agora = await serve();
  const lobby = new LobbyClient({ server: agora.url });
  const { matchID } = await lobby.createMatch('bazaar', { numPlayers: 2 });
  for (const playerName of [first, second]) await lobby.joinMatch('bazaar', matchID, { playerName });
  expect(await names(lobby, matchID)).toEqual([first, `${second} (2)`]);
});

test.each([
  ['Ann', 'Anna'],
  ['Ian', 'Jan'],
  ['Zoë', 'Zoe'],
  ['たろう', '太郎'],
  ['Иван', 'Ivan'],
])('%s and %s are told apart without a number', async (first, second) => {
  const agora = await serve();
  const lobby = new LobbyClient({ server: agora.url });
  const { matchID } = await lobby.createMatch('bazaar', { numPlayers: 2 });
  for (const playerName of [first, second]) await lobby.joinMatch('bazaar', matchID, { playerName });
  expect(await names(lobby, matchID)).toEqual([first, second]);
});

test('nobody takes the name of another later, and everybody may keep their own', async () => {
  const agora = await serve();
  const { matchID, seats, lobby } = await seatedMatch(agora.url);
  const [one, two] = seats as [Seated, Seated];
  await lobby.updatePlayer('bazaar', matchID, { ...two, newName: 'PLAYER 1' });
  await lobby.updatePlayer('bazaar', matchID, { ...one, newName: 'Player 1' });
  expect(await names(lobby, matchID)).toEqual(['Player 1', 'PLAYER 1 (2)']);
});

test('a number fits behind the longest name', async () => {
  const agora = await serve();
  const lobby = new LobbyClient({ server: agora.url });
  const { matchID } = await lobby.createMatch('bazaar', { numPlayers: 2 });
  const playerName = 'x'.repeat(24);
  for (let seat = 0; seat < 2; seat++) await lobby.joinMatch('bazaar', matchID, { playerName });
  expect(await names(lobby, matchID)).toEqual([playerName, `${'x'.repeat(20)} (2)`]);
});

const sit = async (agora: TestServer, matchID: string, playerName: string) => {
  const answer = await fetch(`${agora.url}/games/bazaar/${matchID}/join`, {
    method: 'POST',
    body: JSON.stringify({ playerName }),
  });
  return { status: answer.status, body: (await answer.json()) as unknown };
};

test.each(['Bot 2', 'bot', 'BOT-3', 'Ｂｏｔ　１', 'B\u200Dot 4', 'ボット', 'ボット２', 'ﾎﾞｯﾄ 1', 'ぼっと'])(
  'nobody passes for a bot: %s',
  async (name) => {
    const agora = await serve();
    const { matchID, seats, lobby } = await seatedMatch(agora.url, 3);
    const before = JSON.stringify(agora.store.metadata(matchID));
    const free = (await lobby.createMatch('bazaar', { numPlayers: 2 })).matchID;
    expect(await sit(agora, free, name)).toMatchObject({ status: 400, body: { error: { code: 'botName' } } });
    await expect(lobby.updatePlayer('bazaar', matchID, { ...seats[0]!, newName: name })).rejects.toThrow('400');
    expect(JSON.stringify(agora.store.metadata(matchID))).toBe(before);
  },
);

test.each(['Botond', 'Bo', 'Robot', 'ロボット', 'Botan 2'])(
  'a name only begins or ends like a bot’s: %s',
  async (name) => {
    const agora = await serve();
    const { matchID } = await new LobbyClient({ server: agora.url }).createMatch('bazaar', { numPlayers: 2 });
    expect(await sit(agora, matchID, name)).toMatchObject({ status: 200 });
  },
);
