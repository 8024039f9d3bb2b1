/**
 * Gives a program a free seat of a match that is open somewhere, and plays what it answers (README.md):
 *   npm run engine -- --url http://localhost:8000/match/attika/Ab3dEf6h --exec "python3 mine.py" [--name Daedalus]
 * Ends with the match.
 */
import { parseArgs } from 'node:util';
import { shelf } from '../../../games/index.ts';
import { placeAt, playSeat, sitDown } from './seat.ts';

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    exec: { type: 'string' },
    name: { type: 'string', default: 'Engine' },
  },
});

try {
  if (values.url === undefined || values.exec === undefined) throw new Error('--url and --exec must be given');
  const place = placeAt(values.url, values.name);
  const shelved = shelf.get(place.game);
  if (shelved === undefined) throw new Error(`no game "${place.game}" on the shelf: ${[...shelf.keys()].join(', ')}`);
  const key = await sitDown(place);
  console.log(`${values.name} sits on seat ${key.playerID} of ${place.matchID}`);
  await playSeat(await shelved.load(), place, key, values.exec);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
