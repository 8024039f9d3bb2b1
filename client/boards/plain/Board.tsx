import { HIDDEN } from '../../../games/kit/counts.ts';
import type { NamedPart } from '../../../games/kit/define/parts.ts';
import { useEscape } from '../../kit/a11y/escape.ts';
import { useStage } from '../../stage/stage.ts';
import { Heap, Numbers, Pile } from './Part.tsx';
import type { PlainProps, PlainStage, PlainState } from './props.ts';
import { isNamed, isTaken } from './scene.ts';
import styles from './Board.module.css';

/** Everything on the table, part by part. */
export function Board(props: PlainProps) {
  const { plan, labels } = props;
  const stage = useStage(props.scene, props);
  useEscape(stage.back);
  return (
    <div className={styles.board}>
      {plan.parts
        .filter((part) => !ofSeats(part) || isNamed(plan, part.name, 'at'))
        .map((part) => (
          <section key={part.name} className={styles.part} aria-label={labels.part(part.name)}>
            <p className={styles.title}>{labels.part(part.name)}</p>
            <Shared {...{ props, stage, part }} />
          </section>
        ))}
      {plan.parts.filter(ofSeats).map((part) => (
        <OfSeats key={part.name} {...{ props, stage, part }} />
      ))}
    </div>
  );
}

interface PartProps {
  readonly props: PlainProps;
  readonly stage: PlainStage;
  readonly part: NamedPart;
}

/** Whether a part has one value for each seat: cards in front of a seat, or numbers, which the seat panels show. */
const ofSeats = ({ count }: NamedPart) => count === 'each';

function Shared({ props, stage, part }: PartProps) {
  const value = (props.state as PlainState)[part.name];
  if (part.cards === undefined) return <Numbers {...{ props, stage, part }} />;
  const piles = part.what === 'pile' ? [value as readonly number[]] : (value as readonly (readonly number[])[]);
  if (part.what === 'piles' && isNamed(props.plan, part.name, 'at'))
    return (
      <div className={styles.heaps}>
        {piles.map((cards, at) => (
          <Heap key={at} {...{ props, stage, part, cards, at }} />
        ))}
      </div>
    );
  return piles.map((cards, at) => <Pile key={at} {...{ props, stage, part, cards }} of={null} />);
}

/**
 * The cards that lie open in front of each seat, and what one knows of others' hands. The own hand isn't shown here,
 * since Hand shows it.
 */
function OfSeats({ props, stage, part }: PartProps) {
  const { labels, players, seat, plan } = props;
  if (part.cards === undefined || (part.seen !== 'all' && part.showable !== true)) return null;
  const piles = (props.state as PlainState)[part.name] as readonly (readonly number[])[];
  const shown = piles
    .map((cards, of) => ({ cards, of }))
    .filter(({ of }) => of !== seat || (part.seen === 'all' && !isTaken(plan, part.name)))
    .filter(({ cards }) => part.seen === 'all' || cards.some((card) => card !== HIDDEN));
  if (shown.every(({ cards }) => cards.length === 0)) return null;
  return (
    <section className={styles.part} aria-label={labels.part(part.name)}>
      <p className={styles.title}>{labels.part(part.name)}</p>
      {shown.map(({ cards, of }) => (
        <div key={of} className={styles.row}>
          <span className={styles.who}>{players[of]?.name}</span>
          <Pile {...{ props, stage, part, cards, of }} />
        </div>
      ))}
    </section>
  );
}
