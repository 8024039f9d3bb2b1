/** Draws one declared part of the state, depending on its kind. */
import { type CSSProperties, Fragment } from 'react';
import type { NamedPart } from '../../../games/kit/define/parts.ts';
import { HIDDEN } from '../../../games/kit/counts.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import { SeatMark } from '../../kit/seats/SeatMark.tsx';
import type { PlainPhrases } from '../../text/plain-phrases.ts';
import type { PlainProps, PlainStage, PlainState } from './props.ts';
import { Spot } from './Spot.tsx';
import { copyOf, isNamed, spotAt } from './scene.ts';
import styles from './Part.module.css';

interface PartProps {
  readonly props: PlainProps;
  readonly stage: PlainStage;
  readonly part: NamedPart;
}

/** A part made of numbers: the squares of a board row by row, or a list of counts. */
export function Numbers({ props, stage, part }: PartProps) {
  const { labels, players } = props;
  const state = props.state as PlainState;
  const value = state[part.name];
  const numbers = (Array.isArray(value) ? value : [value]) as readonly (number | string | boolean)[];
  const marks = marked(props);
  const sized = {
    '--columns': part.width ?? Math.min(part.each === true ? (part.count as number) : numbers.length, 8),
  } as CSSProperties;
  // In a grid 0 is nobody and 1 the first seat; where seats are held, −1 and 0.
  const first = part.seats === true ? 0 : 1;
  const ofSeats = part.seats === true || part.what === 'grid';
  const shown = (number: number | string | boolean) => {
    if (typeof number !== 'number') return labels.value(number);
    if (!ofSeats) return number;
    const player = players[number - first];
    return player ? <SeatMark seat={player.seat} colour={player.colour} /> : number < first ? '' : number;
  };
  const told = (number: number | string | boolean) => {
    if (typeof number !== 'number') return labels.value(number);
    if (!ofSeats) return String(number);
    return number < first ? labels.phrases.empty : (players[number - first]?.name ?? String(number));
  };
  return (
    <div className={styles.numbers} style={sized}>
      {numbers.map((number, at) => {
        const spot = spotAt(part.name, at);
        const place = Array.isArray(value) ? labels.place(at, part.name) : labels.part(part.name);
        return (
          <Spot
            key={spot}
            {...{ props, stage, spot }}
            name={labels.phrases.holds(place, told(number))}
            look="place"
            marked={marks.has(spot)}
          >
            {(part.what === 'counters' || part.what === 'values') && <small>{labels.placeName(at, part.name)}</small>}
            {shown(number)}
          </Spot>
        );
      })}
    </div>
  );
}

/**
 * The cards of one pile. If moves choose places in the pile, each card has its own place; otherwise equal cards are
 * drawn as one with a count.
 */
export function Pile({
  props,
  stage,
  part,
  cards,
  of,
}: PartProps & { readonly cards: readonly number[]; readonly of: Seat | null }) {
  const { labels, plan, seat } = props;
  const { phrases } = labels;
  const marks = marked(props);
  if (cards.length === 0) return <span className={styles.none}>{phrases.none}</span>;
  const known = cards.filter((card) => card !== HIDDEN);
  const back = <Back phrases={phrases} count={cards.length - known.length} />;
  if (known.length === 0) return back;
  const inPlaces = isNamed(plan, part.name, 'at');
  const inSets = isNamed(plan, part.name, 'some');
  const kinds =
    inPlaces || inSets
      ? known.map((card, at) => ({
          card,
          at: inPlaces ? at : known.slice(0, at).filter((each) => each === card).length,
        }))
      : kindsOf(known).map((card) => ({ card, at: 0 }));
  if (inSets) kinds.sort((one, other) => one.card - other.card);
  const mine = of === null || of === seat;
  return (
    <div className={styles.cards}>
      {kinds.map(({ card, at }) => {
        const spot = inPlaces ? spotAt(part.name, at) : copyOf(part.name, card, at);
        const count = inPlaces || inSets ? 1 : cards.filter((other) => other === card).length;
        const called = labels.card(card, part.name);
        return (
          <Spot
            key={spot}
            {...{ props, stage }}
            spot={mine ? spot : ''}
            name={count === 1 ? called : phrases.holds(called, phrases.cards(count))}
            look="card"
            marked={mine && marks.has(spot)}
          >
            <Fragment>{called}</Fragment>
            {count > 1 && <small>×{count}</small>}
          </Spot>
        );
      })}
      {back}
    </div>
  );
}

/** Cards that lie face down, as one with a count; nothing where there are none. */
function Back({ phrases, count }: { readonly phrases: PlainPhrases; readonly count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.back} role="img" aria-label={phrases.holds(phrases.hidden, phrases.cards(count))}>
      {count}
    </span>
  );
}

/** One of several piles, where moves choose among them. */
export function Heap({
  props,
  stage,
  part,
  cards,
  at,
}: PartProps & { readonly cards: readonly number[]; readonly at: number }) {
  const { phrases, ...labels } = props.labels;
  const known = cards.filter((card) => card !== HIDDEN).map((card) => labels.card(card, part.name));
  const hidden = cards.length - known.length;
  const held = [...known, ...(hidden === 0 ? [] : [phrases.holds(phrases.hidden, phrases.cards(hidden))])];
  const spot = spotAt(part.name, at);
  return (
    <Spot
      {...{ props, stage, spot }}
      name={phrases.holds(labels.place(at, part.name), held.join(phrases.between) || phrases.empty)}
      look="card"
      marked={marked(props).has(spot)}
    >
      <small>{labels.placeName(at, part.name)}</small>
      {known.join(' ')}
      <Back phrases={phrases} count={hidden} />
    </Spot>
  );
}

const kindsOf = (cards: readonly number[]) => [...new Set(cards)].toSorted((a, b) => a - b);

/** The spots to mark: those that events in `since` are about. */
function marked({ scene, state, since }: PlainProps): ReadonlySet<string> {
  return new Set(since.flatMap((event) => scene.shows(event, state)));
}
