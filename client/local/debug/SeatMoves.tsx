import { useState } from 'react';
import { type Move, type Refusal, type Rules, type Seat, movers } from '../../../games/kit/rules.ts';
import type { Player } from '../../boards/contract.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { Segmented } from '../../kit/controls/Segmented.tsx';
import { useTable } from '../../table/context.ts';
import { refusalSentence } from '../../table/prompt/refusal.ts';
import type { LocalMatch } from '../local-match.ts';
import { AnyMove } from './AnyMove.tsx';
import styles from './Debug.module.css';
import { whyNot } from './why-not.ts';
import { WORDS } from './words.ts';

interface SeatMovesProps {
  readonly match: LocalMatch;
  readonly rules: Rules;
  /** The full state. */
  readonly state: object;
  readonly players: readonly Player[];
}

/** What each seat can do, why it can't do the rest, and buttons that do it. */
export function SeatMoves({ match, rules, state, players }: SeatMovesProps) {
  const deciding = rules.toMove(state);
  const moving = movers(rules, state);
  const [chosen, choose] = useState<Seat | null>(null);
  const seat = chosen ?? deciding[0] ?? 0;
  const standing = (of: Seat) => {
    if (deciding.includes(of)) return WORDS.must;
    return moving.includes(of) ? WORDS.may : WORDS.waits;
  };
  const play = (move: Move) => void match.playFor(seat, move);
  return (
    <section>
      <h3>{WORDS.seats}</h3>
      <Segmented
        label={WORDS.seats}
        hideLabel
        choices={players.map((player) => ({ value: String(player.seat), label: player.name }))}
        value={String(seat)}
        onChange={(value) => choose(Number(value))}
      />
      <p>{standing(seat)}</p>
      <ul className={styles.kinds}>
        {[...grouped(rules.legal(state, seat))].map(([type, moves]) => (
          <Allowed key={type} type={type} moves={moves} onPlay={play} />
        ))}
        <Barred rules={rules} state={state} seat={seat} />
      </ul>
      <AnyMove judge={(move) => rules.refuse(state, seat, move)} onPlay={play} />
    </section>
  );
}

/** How many moves of a kind are shown. */
const SHOWN = 60;

interface AllowedProps {
  readonly type: string;
  readonly moves: readonly Move[];
  onPlay(move: Move): void;
}

function Allowed({ type, moves, onPlay }: AllowedProps) {
  return (
    <li>
      <details>
        <summary>
          <b>{type}</b> {WORDS.allowed(moves.length)}
        </summary>
        <div className={styles.moves}>
          {moves.slice(0, SHOWN).map((move) => (
            <Button key={JSON.stringify(move)} size="small" onClick={() => onPlay(move)}>
              {JSON.stringify(move)}
            </Button>
          ))}
          {moves.length > SHOWN && <span>{WORDS.more(moves.length - SHOWN)}</span>}
        </div>
      </details>
    </li>
  );
}

/** The kinds of move that a seat doesn't have, grouped by the reasons. */
function Barred({ rules, state, seat }: Pick<SeatMovesProps, 'rules' | 'state'> & { readonly seat: Seat }) {
  const { words, text } = useTable();
  const there = new Set(rules.legal(state, seat).map(({ type }) => type));
  const told = (refusal: Refusal) => `${refusal.code}: ${refusalSentence(refusal, words, text)}`;
  const kinds = new Map<string, string[]>();
  for (const type of rules.moveTypes) {
    if (there.has(type)) continue;
    const reasons = whyNot(rules, state, seat, type).map(told).join('\n');
    kinds.set(reasons, [...(kinds.get(reasons) ?? []), type]);
  }
  return [...kinds].map(([reasons, types]) => (
    <li key={reasons}>
      <b>{types.join(', ')}</b>
      <p className={styles.refusal}>{reasons}</p>
    </li>
  ));
}

function grouped(moves: readonly Move[]): ReadonlyMap<string, readonly Move[]> {
  const kinds = new Map<string, Move[]>();
  for (const move of moves) kinds.set(move.type, [...(kinds.get(move.type) ?? []), move]);
  return kinds;
}
