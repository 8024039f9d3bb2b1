import type { Move } from '../../../games/kit/rules.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { useStage } from '../../stage/stage.ts';
import styles from './Hand.module.css';
import { Pile } from './Part.tsx';
import type { PlainProps, PlainState } from './props.ts';
import { Choices } from './Choices.tsx';
import { doneWith, isTaken } from './scene.ts';

/** The own cards, and buttons for the moves that no place on the drawing stands for. */
export function Hand(props: PlainProps) {
  const { plan, labels, seat, legal, players, scene } = props;
  const stage = useStage(scene, props);
  if (seat === null) return null;
  const own = plan.parts.filter(
    (part) => part.what === 'piles' && part.count === 'each' && (part.seen === 'owner' || isTaken(plan, part.name)),
  );
  const held = own.flatMap((part) => {
    const cards = ((props.state as PlainState)[part.name] as readonly (readonly number[])[])[seat] ?? [];
    return cards.length === 0 ? [] : [{ part, cards }];
  });
  const { phrases } = labels;
  const rest =
    stage.back === undefined ? legal.filter((move) => scene.ways(move, stage).flat().length === 0) : stage.meant;
  const nameOf = (of: number) => players[of]?.name ?? '';
  /** What a button sends: with what was picked, if that is all it could be. */
  const doneBy = ([move, ...others]: readonly Move[], type: string) =>
    move === undefined || others.length > 0 ? labels.kind(type) : labels.move(move, nameOf);
  const done = plan.moves.filter(({ type }) => stage.lit.has(doneWith(type)));
  return (
    <section className={styles.hand} aria-label={phrases.hand} data-tall={rest.length > 4 || held.length > 1}>
      {held.map(({ part, cards }) => (
        <div key={part.name} className={styles.held} role="group" aria-label={labels.part(part.name)}>
          {held.length > 1 && <span className={styles.title}>{labels.part(part.name)}</span>}
          <Pile {...{ props, stage, part, cards }} of={seat} />
        </div>
      ))}
      {(rest.length > 0 || done.length > 0 || stage.back !== undefined) && (
        <div className={styles.moves} role="group" aria-label={phrases.moves}>
          <Choices {...{ plan, moves: rest, play: stage.play }} name={(move) => labels.move(move, nameOf)} />
          {done.map(({ type }) => (
            <Button key={type} variant="act" onClick={() => stage.press(doneWith(type))}>
              {doneBy(stage.lit.get(doneWith(type)) ?? [], type)}
            </Button>
          ))}
          {stage.back !== undefined && <Button onClick={stage.back}>{phrases.back}</Button>}
        </div>
      )}
    </section>
  );
}
