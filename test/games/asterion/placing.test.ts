import { expect, test } from 'vitest';
import { ROTATIONS } from '../../../games/asterion/board.ts';
import { rules } from '../../../games/asterion/index.ts';
import { cellAt } from '../../../games/kit/geometry/square.ts';
import { randomFrom } from '../../../games/kit/random.ts';
import { beside, laid, leadsOut, network, withTile } from './oracle.ts';

test('Asterion 2.1, 2.3: in random games the cells and rotations offered are those that lie beside a tile and leave Asterion a way out', () => {
  for (let game = 0; game < 12; game++) {
    const seed = `placing ${game}`;
    const random = randomFrom(seed);
    const state = rules.setup(2 + (game % 3), {}, random);
    for (let seat = rules.toMove(state)[0]; seat !== undefined; seat = rules.toMove(state)[0]) {
      const moves = rules.legal(state, seat);
      const lifted = state.lifted;
      const face = lifted < 0 ? state.held[seat]! : state.face[lifted]!;
      const tiles = laid(state);
      const expected = beside(tiles)
        .filter(({ x, y }) => lifted < 0 || cellAt(x, y) !== state.cell[lifted])
        .flatMap(({ x, y }) => ROTATIONS[face]!.map((rotation) => ({ x, y, rotation })))
        .filter(({ x, y, rotation }) => {
          const after = withTile(tiles, face, x, y, rotation);
          return leadsOut(after, network(after, 0));
        })
        .map(({ x, y, rotation }) => `${cellAt(x, y)} ${rotation}`);
      const offered = moves.flatMap((move) =>
        move.type === 'placeTile' || move.type === 'dropTile' ? [`${move.cell} ${move.rotation}`] : [],
      );
      expect(offered.toSorted(), `${seed}, turn ${state.turns}`).toEqual(expected.toSorted());
      rules.apply(state, seat, random.pick(moves), random, undefined);
    }
  }
});
