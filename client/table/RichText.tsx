import { Fragment } from 'react';
import type { Language } from '../text/language.ts';
import { SeatMark } from '../kit/SeatMark.tsx';
import type { BoardModule, Player } from './board.ts';
import { type Piece, pieces } from './codes.ts';
import styles from './RichText.module.css';

interface RichTextProps {
  readonly text: string;
  readonly players: readonly Player[];
  readonly icons: BoardModule['icons'];
  readonly language: Language;
}

/** Names of more letters than this are cut short where there is no room for them. */
const LONG = 12;

/** A sentence of a game with its players and things drawn where its codes stand. */
export function RichText({ text, ...scene }: RichTextProps) {
  // Pieces never move within a sentence, so their place is their key.
  return pieces(text).map((piece, i) => <Fragment key={i}>{drawn(piece, scene)}</Fragment>);
}

function drawn(piece: Piece, { players, icons, language }: Omit<RichTextProps, 'text'>) {
  if (piece.kind === 'text') return piece.text;
  if (piece.name === 'seat') {
    const player = players[Number(piece.argument)];
    if (player === undefined) return piece.argument;
    return (
      <span className={player.name.length > LONG ? styles.long : styles.player} title={player.name}>
        <SeatMark seat={player.seat} colour={player.colour} />
        {player.name}
      </span>
    );
  }
  const icon = Object.hasOwn(icons, piece.name) ? icons[piece.name] : undefined;
  if (icon === undefined) return piece.argument;
  return (
    <span className={styles.joint}>
      <span className={styles.icon}>{icon(piece.argument, language)}</span>
    </span>
  );
}
