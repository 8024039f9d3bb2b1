/** States as text: shorter than all they hold, and read back as they were. */
import type { State } from 'boardgame.io';
import { expect, test } from 'vitest';
import { CreateGameReducer, InitializeGame } from '#bgio/internal';
import { shelf } from '../../../games/index.ts';
import { playerIdOf, toAction } from '../../../games/kit/action.ts';
import type { Table } from '../../../games/kit/game.ts';
import { defaultOptions } from '../../../games/kit/meta.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { movers } from '../../../games/kit/rules.ts';
import { stateOf, textOf } from '../../../server/storage/state-text.ts';

test.each([...shelf.keys()])('states of %s are kept without what they hold twice, and come back whole', async (id) => {
  const { meta, load } = shelf.get(id)!;
  const { rules, game } = await load();
  const reduce = CreateGameReducer({ game }) as unknown as (state: State, action: object) => State;
  const numPlayers = meta.players.default;
  const setupData = { seed: 'text', options: defaultOptions(meta) };
  let state: State = InitializeGame({ game, numPlayers, setupData });
  const random = randomFrom('text');
  let [redone, spared] = [0, 0];
  for (let step = 0; step < 80; step++) {
    const text = textOf(state);
    const plain = JSON.stringify(state);
    expect(stateOf(text)).toEqual(JSON.parse(plain));
    // As earlier servers wrote it.
    expect(stateOf(plain)).toEqual(JSON.parse(plain));
    if (text.length < plain.length - JSON.stringify(state.G).length) spared++;
    if (state._redo.length > 0) redone++;
    const { undoable, state: table } = state.G as Table;
    const [seat] = movers(rules, table);
    if (seat === undefined) break;
    if (undoable && state._undo.length > 1 && step % 3 === 0) {
      state = reduce(state, { type: 'UNDO', payload: { type: null, args: null, playerID: playerIdOf(seat) } });
    } else {
      const { type, arg } = toAction(random.pick(rules.legal(table, seat)));
      const payload = { type, args: [arg], playerID: playerIdOf(seat), credentials: '' };
      state = reduce(state, { type: 'MAKE_MOVE', payload });
    }
  }
  expect(spared).toBeGreaterThan(0);
  expect(redone).toBeGreaterThan(0);
});

test.each(['', 'null', '7', '{}', '{"_undo":3}', '{"_undo":[null]}'])('%j is no state', (text) => {
  expect(() => stateOf(text)).toThrow();
});
