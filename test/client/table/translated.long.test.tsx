/**
 * Tables in a browser that translates pages: it puts elements of its own where our texts were. Whole recorded games are
 * played with a press between the moves, and all the time the screen says what React believes it says.
 */
import { act, fireEvent, render } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { Fragment, useState } from 'react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { boards } from '../../../client/boards/index.ts';
import { changeSettings } from '../../../client/kept/settings.ts';
import { bearForeignHands } from '../../../client/kit/page/foreign-hands.ts';
import { LocalMatch } from '../../../client/local/local-match.ts';
import { type Match, type Snapshot, lost } from '../../../client/table/match.ts';
import type { LoadedGame } from '../../../client/table/load.ts';
import { shelf } from '../../../games/index.ts';
import type { GameRecord } from '../../../games/kit/rules.ts';
import { believed } from '../fibers.ts';
import { type Way, translate, untranslated } from '../translator.ts';
import { Laid } from './lay.tsx';

let end: () => void;
beforeAll(() => {
  end = bearForeignHands();
});
afterAll(() => end());
beforeEach(() => changeSettings({ language: 'en', sound: false }));
/** A match in which a press moves nothing: what is played is what was recorded. */
function withoutMoves(match: LocalMatch): Match {
  const known = new WeakMap<Snapshot, Snapshot>();
  const refused = async () => lost('offline', -1);
  return {
    subscribe: match.subscribe,
    open: () => () => undefined,
    getSnapshot: () => {
      const at = match.getSnapshot();
      const shown = known.get(at) ?? { ...at, control: { ...at.control, play: refused, undo: refused } };
      known.set(at, shown);
      return shown;
    },
  };
}

async function table(id: string, file: string) {
  const { record } = JSON.parse(readFileSync(`test/corpus/${id}/${file}.json`, 'utf8')) as { record: GameRecord };
  const { meta, load } = shelf.get(id)!;
  const [module, board] = await Promise.all([load(), boards.get(id)!()]);
  const match = new LocalMatch({
    meta,
    module,
    game: {
      record: { ...record, turns: [] },
      seats: Array.from({ length: record.players }, (_, seat) =>
        seat === 0 ? { kind: 'human', name: 'Ana' } : { kind: 'bot', name: `Bot ${seat}`, level: 'easy' },
      ),
    },
    thinker: { think: () => new Promise(() => undefined), rest: () => undefined },
    blind: [],
    pace: () => 0,
    keep: () => undefined,
  });
  const game = { meta, board: board as unknown as LoadedGame['board'] };
  const { container } = render(<Laid match={withoutMoves(match)} game={game} />);
  return { match, container, turns: record.turns };
}

test('who takes a node away where it isn’t is still told, as long as nobody else has changed the page', () => {
  const [one, other] = [document.createElement('p'), document.createElement('p')];
  other.append('a text');
  expect(() => one.removeChild(other.firstChild!)).toThrow();
});

/** Microtasks in which the translator and whoever bears it do their part. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

const GAMES = [
  { id: 'katason', file: '3-players-declared-1' },
  { id: 'lost-cities', file: '2-players-deck-1' },
  { id: 'atlantis', file: '2-players-allHome-1' },
  { id: 'attika', file: '2-players-shrinesLinked-1' },
  { id: 'asterion', file: '2-players-lastTile-1' },
];

test.each(GAMES)(
  'a whole game of $id under a translator: nothing breaks and nothing stays stale',
  async ({ id, file }) => {
    const { match, container, turns } = await table(id, file);
    const leave = translate(container);
    for (const [step, { seat, move }] of turns.entries()) {
      const buttons = container.querySelectorAll('button, [role="button"]');
      if (buttons.length > 0) act(() => void fireEvent.click(buttons[(step * 7) % buttons.length]!));
      if (step % 5 === 0) {
        await settle();
        expect(untranslated(container), `after a press at step ${step}`).toBe(believed(container));
      }
      await act(() => match.playFor(seat, move));
      await settle();
      expect(untranslated(container), `after ${move.type} at step ${step}`).toBe(believed(container));
    }
    leave();
  },
);

/** Everything that React does to texts: changes, takes away, puts between, moves. */
function Texts() {
  const [n, setN] = useState(0);
  const order = n % 2 === 0 ? ['ann', 'ben', 'cem'] : ['cem', 'ann'];
  return (
    <button type="button" onClick={() => setN(n + 1)}>
      number {n} of {n % 3 === 0 ? 'three' : <b>some</b>} {n % 2 === 0 && 'even'} {n === 2 ? null : `not ${n} two`}
      {order.map((name) => (
        <Fragment key={name}>{name} </Fragment>
      ))}
    </button>
  );
}

test.each<Way>(['replaces', 'inserts first', 'thinks again'])(
  'texts of all kinds under a translator that %s',
  async (way) => {
    const { container } = render(<Texts />);
    const leave = translate(container, way);
    for (let press = 0; press < 12; press++) {
      expect(untranslated(container)).toBe(believed(container));
      act(() => void fireEvent.click(container.querySelector('button')!));
      await settle();
    }
    leave();
  },
);
