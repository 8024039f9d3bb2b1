/** What takes longest. `npm test` begins with it, and `npm run quick` leaves it out. */
export const LONG = [
  'test/laws/laws.test.ts',
  'test/new-game/promise.test.ts',
  'test/client/hands/focus.test.tsx',
  'test/client/hands/lesson.test.tsx',
  'test/client/home/home.test.tsx',
  'test/house/licenses.test.ts',
  'test/house/heard.test.ts',
  'test/house/letters.test.ts',
  'test/outside/outside.test.ts',
];
