import { eventMove, eventOf, type StockMove } from '../../games/kit/stock/moves.ts';
import { Button } from '../kit/controls/Button.tsx';
import type { PlainProps } from './plain-props.ts';
import { MoveForm } from './MoveForm.tsx';
import styles from './Moves.module.css';

/** Events that games need whose author says nothing of them; all others are offered where they are listed. */
const UNASKED = ['endTurn', 'endStage'].map((event) => eventMove(event));

/**
 * What the seat can do: a button for each move that is listed; where their author lists none, fields for all of them and
 * buttons for the events that are allowed.
 */
export function Moves(props: PlainProps) {
  const { state, seat, legal, toMove, rules, lists, labels, play, why } = props;
  if (seat === null || toMove.length === 0) return null;
  if (!toMove.includes(seat)) return <p className={styles.idle}>{labels.phrases.idle}</p>;
  const deeds = legal.filter(({ type }) => eventOf(type) === undefined);
  const names = [...new Set(deeds.map(({ type }) => type))];
  // While a move is on its way nothing is in `legal`, so an event has no button here either.
  const waits = legal.length === 0 && rules.legal(state, seat).length > 0;
  const isListed = lists && (names.length > 0 || waits);
  const may = (type: string) => !legal.some((move) => move.type === type) && rules.moveTypes.includes(type);
  // Also those with a button of their own: whether a move takes arguments after all its function doesn't say for sure.
  const forms = isListed ? [] : rules.moveTypes.filter((type) => mayBeMade(why, type));
  const events = isListed || waits ? [] : UNASKED.filter((move) => may(move.type) && judged(why, move) === null);
  const ends = [...legal.filter((move) => !deeds.includes(move)), ...events];
  return (
    <section className={styles.hand} aria-label={labels.phrases.moves} data-tall={legal.length > 4 || forms.length > 0}>
      {names.map((name) => (
        <Group
          key={name}
          name={labels.move({ type: name })}
          moves={deeds.filter(({ type }) => type === name)}
          {...{ props }}
        />
      ))}
      {forms.map((type) => (
        <MoveForm key={type} {...{ type, labels, play }} alone={forms.length === 1} />
      ))}
      {ends.length > 0 && <Group name={null} moves={ends} props={props} />}
    </section>
  );
}

interface GroupProps {
  /** Null for events. */
  readonly name: string | null;
  readonly moves: readonly StockMove[];
  readonly props: PlainProps;
}

/** Moves of one name. Where there are several, their name stands once above what tells them apart. */
function Group({ name, moves, props }: GroupProps) {
  const { labels, play } = props;
  return (
    <fieldset className={styles.group} aria-label={name ?? labels.phrases.moves}>
      {moves.map((move) => (
        <Button key={JSON.stringify(move)} variant={name === null ? 'plain' : 'act'} onClick={() => play(move)}>
          {labels.move(move)}
        </Button>
      ))}
    </fieldset>
  );
}

/** Whether a move is at the seat's disposal now, with the right arguments. */
function mayBeMade(why: PlainProps['why'], type: string): boolean {
  if (eventOf(type) !== undefined) return false;
  return [undefined, null, 'invalidMove'].includes(judged(why, { type, args: [] }));
}

/** The code of a refusal, null for none; undefined where the game fails at judging, for want of arguments or of what is hidden. */
function judged(why: PlainProps['why'], move: StockMove): string | null | undefined {
  try {
    return why(move)?.code ?? null;
  } catch {
    return undefined;
  }
}
