/** A build's scripts are laid into few files: nothing is in two, and none waits for a file that may wait for it. */
import { expect, test } from 'vitest';
import { groupsOf } from '../../server/cli/bundle/chunks.ts';

/** Modules with what each imports: two games, of which one has a part of its own. */
const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  '/client/main.tsx': ['/react'],
  '/client/app/LocalRoute.tsx': ['/react', '/client/table.tsx', '/client/bots.ts'],
  '/client/online/begin.ts': ['/client/table.tsx', '/client/wire.ts', '/client/refusals.ts'],
  '/client/lobby/room/WaitingRoom.tsx': ['/client/wire.ts', '/client/select.tsx', '/client/seats.tsx'],
  '/client/lobby/list/LobbyPage.tsx': ['/react', '/client/button.tsx', '/client/select.tsx', '/client/refusals.ts'],
  '/client/table.tsx': ['/react', '/client/button.tsx'],
  '/client/boards/chess/index.tsx': ['/client/table.tsx', '/client/piece.tsx', '/games/chess/types.ts'],
  '/client/boards/go/index.tsx': ['/client/piece.tsx'],
  '/games/chess/rules.ts': ['/games/chess/types.ts', '/games/chess/state.ts'],
  '/games/chess/index.ts': ['/games/chess/rules.ts', '/games/chess/bot.ts'],
  '/games/go/index.ts': [],
};

const groups = groupsOf({ ids: Object.keys(IMPORTS), imports: (id) => IMPORTS[id] ?? [] }, '/client');
const names = [...groups.keys()];
/** The group that keeps a module. */
const keeper = (id: string) => names.find((name) => groups.get(name)?.has(id));

test.each([
  ['/react', 'agora'],
  ['/client/button.tsx', 'agora'],
  ['/client/table.tsx', 'table'],
  ['/client/piece.tsx', 'table'],
  ['/client/refusals.ts', 'agora'],
  ['/client/select.tsx', 'lobby'],
  ['/client/seats.tsx', 'room'],
  ['/client/bots.ts', 'local'],
  ['/client/wire.ts', 'online'],
  ['/games/chess/state.ts', 'chess'],
  ['/games/chess/bot.ts', undefined],
  ['/games/go/index.ts', 'go'],
])('%s comes with %s', (id, name) => {
  expect(keeper(id)).toBe(name);
});

test('a group needs only those before it', () => {
  for (const [id, imported] of Object.entries(IMPORTS)) {
    const own = names.indexOf(keeper(id) ?? '');
    if (own < 0) continue;
    for (const needed of imported)
      expect(names.indexOf(keeper(needed) ?? ''), `${id} → ${needed}`).toBeLessThanOrEqual(own);
  }
});
