import { winnersIn } from '../../kit/seats/winners.ts';
import { Described } from '../../kit/a11y/Described.tsx';
import { View } from '../../kit/camera/View.tsx';
import { Marks } from '../../stage/Marks.tsx';
import { useLooking } from '../../stage/looking.ts';
import { useStage } from '../../stage/stage.ts';
import { labelsIn } from '../../text/katason/labels.ts';
import { Bank } from './seats/Bank.tsx';
import styles from './Board.module.css';
import { Coast } from './ground/Coast.tsx';
import { DICE, Dice } from './pieces/Dice.tsx';
import { VIEW } from './drawing.ts';
import { Flights } from './pieces/Flights.tsx';
import { Harbours } from './ground/Harbours.tsx';
import { Hexes } from './ground/Hexes.tsx';
import { Note } from './places/Note.tsx';
import { Patterns } from './ground/patterns.tsx';
import { Pieces } from './pieces/Pieces.tsx';
import type { KatasonProps } from './props.ts';
import { Robber } from './pieces/Robber.tsx';
import { described } from './places/spoken.ts';
import { Outline, Targets } from './places/Targets.tsx';
import { hexIn, placesIn, pointOf, scene, wonBy } from './scene.ts';

/** The smallest scale, in pixels per unit of the drawing, at which roads can be hit and harbours read. */
const LEAST = 0.33;

/** The island from above with everything on it, and the gauges of the bank over it. */
export function Board(props: KatasonProps) {
  const { state, seat, legal, events, step, result, players, language, since, doubted, play } = props;
  const labels = labelsIn[language];
  const stage = useStage(scene, props);
  const places = placesIn(stage);
  const least = () => (result === null ? LEAST : 0);
  const looking = useLooking({ scene, stage, places, box: VIEW, pointOf, least });
  const { svg, camera, looked, point } = looking;
  // A move that waits for its second press is shown as if it were pointed at.
  const meant = JSON.stringify(doubted);
  const doubtful = places.find(({ key }) => stage.lit.get(key)?.some((move) => JSON.stringify(move) === meant));
  const pointed = looking.pointed ?? doubtful ?? null;
  const robber = hexIn(stage.begun) ?? state.robber;

  return (
    <div className={styles.board}>
      <Bank state={state} labels={labels} />
      <div className={styles.island}>
        <View svg={svg} camera={camera} label={labels.island}>
          <Patterns />
          <Coast />
          <Harbours />
          <Hexes state={state} />
          <Pieces state={state} players={players} />
          <Robber hex={robber} number={state.numbers[robber]!} />
          <Marks
            scene={scene}
            state={state}
            since={since.filter(({ type }) => type !== 'produced')}
            won={wonBy(state, winnersIn(result))}
          >
            {(of) => <Outline of={of} />}
          </Marks>
          <Dice {...{ state, legal, events, step, language, play }} moved={camera.intoRoom(DICE)} />
          {seat !== null && <Targets {...{ stage, places, seat, players, labels, pointed }} onPoint={point} />}
        </View>
      </div>
      {pointed !== null && <Note key={looked} stage={stage} at={pointed.key} players={players} labels={labels} />}
      <Flights events={events} step={step} />
      <Described label={labels.island} lines={described(state, players, labels)} />
    </div>
  );
}
