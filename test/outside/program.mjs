/**
 * Plays a match over HTTP, at random against a bot, and prints the result. A socket shows that the program is there, and
 * tells it when something has happened. Everybody at the table sees that a program plays.
 *
 *   node test/outside/program.mjs http://localhost:8000 atlantis
 *
 * `GET /api` of any server says what else can be asked.
 */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { io } from 'socket.io-client';

/** Sends a request. Its key keeps the server from doing it twice when it is repeated. */
async function ask(server, method, path, body, headers = {}) {
  const response = await fetch(server + path, {
    method,
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID(), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${method} ${path}: ${answer.message}`);
  return answer;
}

/** Opens a table for two, sits down, and has a bot take the other seat. */
async function open(server, game) {
  const { matchID } = await ask(server, 'POST', `/games/${game}/create`, { numPlayers: 2, unlisted: true });
  const { playerID, playerCredentials: credentials } = await ask(server, 'POST', `/games/${game}/${matchID}/join`, {
    playerName: 'Dice',
    program: true,
  });
  const at = `/api/matches/${matchID}`;
  await ask(server, 'POST', `${at}/bots`, { playerID, credentials, seat: 1, level: 'easy' });
  return { at, matchID, playerID, credentials };
}

/** Plays until the match is over. Resolves with its result. */
export async function play(server, game) {
  const { at, matchID, playerID, credentials } = await open(server, game);
  const asSeat = { Authorization: `Bearer ${credentials}` };
  const socket = io(`${server}/${game}`, { transports: ['websocket'] });
  socket.on('connect', () => socket.emit('sync', matchID, playerID, credentials));
  try {
    for (;;) {
      const news = Promise.race([once(socket, 'sync'), once(socket, 'update')]);
      const { stateID, moves, result } = await ask(server, 'GET', `${at}/view?seat=${playerID}`, undefined, asSeat);
      if (result) return { playerID, ...result };
      const move = moves[Math.floor(Math.random() * moves.length)];
      if (move) await ask(server, 'POST', `${at}/moves`, { playerID, credentials, stateID, move });
      else await news;
    }
  } finally {
    socket.disconnect();
  }
}

const [server, game] = process.argv.slice(2);
if (server && game) process.stdout.write(`${JSON.stringify(await play(server, game))}\n`);
