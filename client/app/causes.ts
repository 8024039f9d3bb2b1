/** What led to an error, for whoever writes the game that it comes from. */

/** A place in a stack as browsers write it: `at f (http://host/file.ts:1:2)`, `f@http://host/file.ts:1:2`. */
const PLACE = /(?:\w+:\/\/[^/\s]*)?\/([^\s()?]+)(?:\?[^\s:()]*)?(:\d+:\d+)\)?$/gm;

/** Each cause's message, the first cause last, and the place in the page's own files where that one was thrown. */
export function causesOf(error: unknown): string[] {
  const said: string[] = [];
  let at: unknown = error;
  let stack = '';
  // A cause may lead back to itself.
  while (at instanceof Error && said.length < 10) {
    said.push(at.message);
    stack = at.stack ?? '';
    at = at.cause;
  }
  if (typeof at === 'string') said.push(at);
  const places = [...stack.matchAll(PLACE)].map(([, file, line]) => `${file}${line}`);
  const own = places.find((place) => !place.includes('node_modules/'));
  return own === undefined ? said : [...said, `at ${own}`];
}
