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
  const all = runsOf(pieces(text)).map(({ at, run }) => {
    const drawnRun = run.map((piece, i) => (
      <Fragment key={at + i}>{drawn(piece, drawing, at + i === 0 ? teller : null)}</Fragment>
    ));
    // Two dice, or a card for a card, stay in one line; of more there may be too many for one.
    return run.length === 2 ? (
      <span key={at} className={styles.whole}>
        {drawnRun}
      </span>
    ) : (
      drawnRun
    );
  });
  return drawing.language === around ? all : <span lang={drawing.language}>{all}</span>;
});

/** The pieces of a sentence, those of one kind of icon that follow each other together. */
function runsOf(all: readonly Piece[]): readonly { readonly at: number; readonly run: readonly Piece[] }[] {
  const runs: { readonly at: number; readonly run: Piece[] }[] = [];
  for (const [at, piece] of all.entries()) {
    const last = runs.at(-1)?.run;
    const before = last?.at(-1);
    const follows = piece.kind === 'code' && before?.kind === 'code' && before.name === piece.name;
    if (follows && last !== undefined) last.push(piece);
    else runs.push({ at, run: [piece] });
  }
  return runs;
}

/** Words that a browser breaks at the end of a line though no reader would. */
const UNBROKEN = /(捨て札|いくつ)/;

/** Text in which such words stay whole. */
function unbroken(text: string) {
  if (!UNBROKEN.test(text)) return text;
  return text.split(UNBROKEN).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      // Parts of a text never move.
      <span key={i} className={styles.whole}>
        {part}
      </span>
    ),
  );
}

type Drawing = Omit<RichTextProps, 'text' | 'teller'>;

function drawn(piece: Piece, { players, icons, language, terms }: Drawing, teller: Seat | null) {
  if (piece.kind === 'text')
    return terms === undefined ? unbroken(piece.text) : <Marked text={piece.text} terms={terms} />;
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
