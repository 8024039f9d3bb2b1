import { Fragment, memo } from 'react';
import type { Seat } from '../../../games/kit/rules.ts';
import { SeatMark } from '../../kit/seats/SeatMark.tsx';
import { useLanguage } from '../../text/index.ts';
import type { AnyBoard, Player } from '../../boards/contract.ts';
import { type Piece, pieces } from './codes.ts';
import { Marked } from '../rules/Marked.tsx';
import styles from './RichText.module.css';

interface RichTextProps {
  readonly text: string;
  readonly players: readonly Player[];
  readonly icons: AnyBoard['icons'];
  readonly language: string;
  /**
   * The seat whose sign stands before the sentence. If the sentence begins with that seat's name, the name is drawn
   * without a second sign.
   */
  readonly teller?: Seat | null;
  /** Search terms to mark in the text. */
  readonly terms?: readonly string[];
}

/** Longer names than this may take several lines. */
const LONG = 12;

/** A sentence whose codes are replaced by players and icons. */
export const RichText = memo(({ text, teller = null, ...drawing }: RichTextProps) => {
  const around = useLanguage();
  // The pieces of a sentence never move, so their index is their key.
  const all = pieces(text).map((piece, i) => (
    <Fragment key={i}>{drawn(piece, drawing, i === 0 ? teller : null)}</Fragment>
  ));
  return drawing.language === around ? all : <span lang={drawing.language}>{all}</span>;
});

type Drawing = Omit<RichTextProps, 'text' | 'teller'>;

function drawn(piece: Piece, { players, icons, language, terms }: Drawing, teller: Seat | null) {
  if (piece.kind === 'text') return terms === undefined ? piece.text : <Marked text={piece.text} terms={terms} />;
  if (piece.name === 'seat') {
    const player = players[Number(piece.argument)];
    if (player === undefined) return piece.argument;
    return (
      <span
        className={player.name.length > LONG ? styles.long : styles.player}
        title={player.name}
        data-own={player.seat === teller}
      >
        {player.seat !== teller && <SeatMark seat={player.seat} colour={player.colour} />}
        {player.name}
      </span>
    );
  }
  if (piece.name === 'at') return <span className="visually-hidden">{piece.argument}</span>;
  const icon = Object.hasOwn(icons, piece.name) ? icons[piece.name] : undefined;
  if (icon === undefined) return piece.argument;
  return (
    <span className={styles.joint}>
      <span className={styles.icon}>{icon(piece.argument, language)}</span>
    </span>
  );
}
