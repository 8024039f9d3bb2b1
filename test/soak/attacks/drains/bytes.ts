/** Floods below messages, from one address each, at some 200 kB a second: what they open again is as much as can be. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Try, say } from './say.ts';

/** What one connection sends every tenth of a second. */
const BYTES = 20_000;
/** The shortest packet enters the namespace that is no game; a payload holds twenty thousand of them. */
const PAYLOAD = 63_000;
/** In milliseconds: so often a payload makes the same rate. */
const BETWEEN = 300;

/** A frame as a client sends it, with a mask of zeros. */
function frame(opcode: number, text = ''): string {
  return String.fromCharCode(0x80 | opcode, 0x80 | text.length, 0, 0, 0, 0) + text;
}

const OPEN = `${[
  'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
  'Host: x',
  'X-Forwarded-For: ADDRESS',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
].join('\r\n')}\r\n\r\n`;

const much = (piece: string) => piece.repeat(Math.ceil(BYTES / piece.length));

/** Frames of this kind without end by one socket. */
const frames = (piece: string) => (now: Try) => say(now, OPEN, much(piece));

const socketAt = ({ target }: Try, more = '') => `${target.url}/socket.io/?EIO=4&transport=polling${more}`;

async function payload(now: Try): Promise<string> {
  const headers = { 'x-forwarded-for': now.address };
  await sleep(BETWEEN);
  const opened = await fetch(socketAt(now), { headers });
  const text = await opened.text();
  if (!opened.ok) return `status ${opened.status}`;
  const { sid } = JSON.parse(text.slice(1)) as { sid: string };
  const piece = '40\u001E';
  const body = piece.repeat(PAYLOAD / piece.length);
  const answer = await fetch(socketAt(now, `&sid=${sid}`), { method: 'POST', headers, body });
  await answer.arrayBuffer();
  return `status ${answer.status}`;
}

async function opened(now: Try): Promise<string> {
  const answer = await fetch(socketAt(now), { headers: { 'x-forwarded-for': now.address } });
  await answer.arrayBuffer();
  return `status ${answer.status}`;
}

export const flooding = {
  connects: { workers: 1, addresses: 1, act: frames(frame(1, '40')) },
  pings: { workers: 1, addresses: 1, act: frames(frame(9)) },
  pongs: { workers: 1, addresses: 1, act: frames(frame(1, '3')) },
  garbage: { workers: 1, addresses: 1, act: (now: Try) => say(now, OPEN, much('\u00FF\u0000garbage')) },
  payloads: { workers: 1, addresses: 1, act: payload },
  opened: { workers: 4, addresses: 1, act: opened },
};
