/** The pictures for Asterion's rules. */
import { FACES, TILES, WALLED_IN } from '../../../../games/asterion/data.ts';
import { rules } from '../../../../games/asterion/index.ts';
import { escapes } from '../../../../games/asterion/score.ts';
import type { AsterionEvent, State } from '../../../../games/asterion/types.ts';
import { plateWords as en } from '../../../text/asterion/plates.en.ts';
import { plateWords as ja } from '../../../text/asterion/plates.ja.ts';
import type { PlatesModule } from '../../contract.ts';
import { Drawing } from './Drawing.tsx';

const positions = import.meta.glob<string>('./*.txt', { query: '?raw', import: 'default', eager: true });
const positionOf = (name: string): string => positions[`./${name}.txt`] ?? '';

const YELLOW = 0;

const lifted = (tile: number) => ({ type: 'tileLifted', seat: YELLOW, tile, cell: 0 }) as const;

/** How many tiles the first seat has on the table, and how many of them it may turn. */
function handled(state: State): { readonly own: number; readonly handled: number } {
  const turns = rules.legal(state, YELLOW).filter((move) => move.type === 'rotateTile');
  return {
    own: state.owner.filter((seat) => seat === YELLOW).length,
    handled: new Set(turns.map(({ tile }) => tile)).size,
  };
}

export const plates: PlatesModule<State, AsterionEvent> = {
  Drawing,
  plates: [
    { say: 'joined', part: 'turn', position: positionOf('joined'), marks: [lifted(1)], bars: [lifted(2)] },
    {
      say: 'kill',
      part: 'death',
      position: positionOf('kill'),
      marks: [lifted(1), lifted(2), lifted(3)],
      // Index 0 is Asterion's own tile, which has no explorer.
      facts: ({ alive }) => ({ dead: alive.slice(1).filter((living) => living === 0).length }),
    },
    {
      say: 'handle',
      part: 'instead',
      position: positionOf('handle'),
      marks: [lifted(4)],
      bars: [lifted(1), lifted(5)],
      facts: (state) => ({ ...handled(state), neighbours: WALLED_IN }),
    },
    {
      say: 'escape',
      part: 'end',
      position: positionOf('escape'),
      marks: [lifted(1), lifted(2), lifted(3), lifted(4)],
      facts: (state) => {
        const out = escapes(state);
        return { escaped: out.length, coins: out[0]?.coins ?? 0 };
      },
    },
  ],
  end: { position: positionOf('end') },
  setUp: 'setUp',
  scoring: 'end',
  components: () => [
    { name: 'asterion', count: 1 },
    ...FACES.map(({ count }, face) => ({ name: String(face), count, each: true as const })),
    { name: 'tiles', count: TILES, each: true },
  ],
  opensAt: { placement: 'turn', relocation: 'instead' },
  words: { ja, en },
};
