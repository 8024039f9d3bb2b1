/** Kiesel at the table. */
import type { AnyBoard, BoardModule } from '@agora-games/agora-client';
import { Button } from '@agora-games/agora-client/kit/controls/Button';
import type { State, Take, Taken } from './kiesel.js';

const kiesel: BoardModule<State, Take, Taken, 'de'> = {
  Board: ({ state }) => <p>{state.heap} Kiesel</p>,
  Hand: ({ legal, play }) =>
    legal.map((move) => (
      <Button key={move.count} onClick={() => play(move)}>
        {`${move.count} nehmen`}
      </Button>
    )),
  SeatPanel: ({ state, of }) => <span>{state.taken[of]}</span>,
  icons: {},
  words: {
    de: {
      name: 'Kiesel',
      about: 'Wer den letzten Kiesel nimmt, gewinnt.',
      options: {},
      prompt: (_state, seat, toMove) =>
        seat !== null && toMove.includes(seat) ? 'Nimm ein bis drei Kiesel.' : `{seat:${toMove[0]}} ist dran.`,
      event: ({ seat, count }) => `{seat:${seat}} nimmt ${count}.`,
      refusal: () => 'So viele Kiesel liegen nicht mehr da.',
      scoreItem: () => 'Kiesel',
      ending: () => 'Alle Kiesel sind genommen.',
      help: () => [{ title: 'Nehmen', text: ['Wer den letzten Kiesel nimmt, gewinnt.'] }],
      blind: {},
      keys: {},
    },
  },
  keys: {},
  sounds: {},
  theme: '',
};

export const board: AnyBoard = kiesel;
