/** The server asks others by one door alone, which bounds what they may answer. */
import { expect, test } from 'vitest';
import { filesIn, importsOf, read, withoutComments } from './source.ts';

const DOOR = 'server/push/send.ts';
/** The packages of databases speak with those the operator has named. */
const NETS = /^(?:node:)?(?:http|https|http2|net|tls|dgram)$/;

/** What a file takes of Node's networks, and what it calls of the globals. */
function asked(path: string): readonly string[] {
  const code = withoutComments(read(path));
  const taken = [...code.matchAll(/import\s+\{([^}]*)\}\s+from\s+'([^']+)'/g)]
    .filter(([, , from]) => NETS.test(from!))
    .flatMap(([, names]) => names!.split(','))
    .map((name) => name.trim())
    .filter((name) => /^(?:request|get|connect|createConnection|Agent|Socket)\b/.test(name));
  const called = [...code.matchAll(/(?<![.\w])(?:fetch|new WebSocket|new EventSource)\s*\(/g)].map(([call]) => call);
  const whole = importsOf(path)
    .filter(({ to }) => NETS.test(to))
    .filter(({ to }) => new RegExp(`import\\s+(?:\\*\\s+as\\s+)?\\w+\\s+from\\s+'${to}'`).test(code))
    .map(({ to }) => `all of ${to}`);
  const sending = /\.sendNotification\s*\(/.test(code) ? ['sendNotification'] : [];
  return [...taken, ...called, ...whole, ...sending];
}

test('every call of the server goes through the door that is bounded', () => {
  const files = filesIn('server', '.ts', '.mjs').filter((path) => !path.startsWith('server/cli/'));
  const found = files.flatMap((path) => asked(path).map((what) => `${path}: ${what}`));
  expect(found.filter((each) => !each.startsWith(DOOR))).toEqual([]);
  expect(asked(DOOR)).not.toEqual([]);
});
