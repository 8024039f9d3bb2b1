import { useState } from 'react';
import type { State } from '../../../games/lost-cities/types.ts';
import { Described } from '../../kit/a11y/Described.tsx';
import { View } from '../../kit/camera/View.tsx';
import { Note } from '../../kit/dialogs/Note.tsx';
import { Flights } from '../../kit/motion/Flights.tsx';
import { winnersIn } from '../../kit/seats/winners.ts';
import { Marks } from '../../stage/Marks.tsx';
import { useLooking } from '../../stage/looking.ts';
import { useStage } from '../../stage/stage.ts';
import { labelsIn } from '../../text/lost-cities/labels.ts';
import styles from './Board.module.css';
import { VIEW } from './drawing.ts';
import { Land } from './ground/Land.tsx';
import { Paths } from './ground/Paths.tsx';
import { Journal } from './journal/Journal.tsx';
import { Ledger } from './journal/Ledger.tsx';
import { Figures } from './pieces/Figures.tsx';
import { flightsOf } from './pieces/flights.tsx';
import { Piles } from './pieces/Piles.tsx';
import { Advice } from './places/Advice.tsx';
import { describedPaths } from './places/spoken.ts';
import { Outline, Targets } from './places/Targets.tsx';
import type { LostCitiesProps } from './props.ts';
import { cardIn, endsOf, ofThisExpedition, placesIn, pointOf, scene, wonBy } from './scene.ts';
import { Strip } from './seats/Strip.tsx';
import theme from './theme.module.css';

/** The smallest scale, in pixels per unit of the drawing, at which paths can be hit and the values of steps read. */
const LEAST = 0.34;

/** The folded map with everything on it, the own score beside it if there is room, and the journal over it. */
export function Board(props: LostCitiesProps) {
  const { state, seat, events, step, result, players, language, since } = props;
  const labels = labelsIn[language];
  const stage = useStage(scene, props);
  const card = cardIn(stage.begun);
  const journal = useJournal(state, card);
  const places = placesIn(stage);
  // With a card in hand all places for it are shown whole: the pile among them lies at the lower edge.
  const also = card === null ? [] : places.filter(({ key }) => stage.lit.has(key)).flatMap(endsOf);
  const least = () => (result === null ? LEAST : 0);
  const back = journal.open ? undefined : stage.back;
  const { svg, camera, looked, pointed, point } = useLooking({
    scene,
    stage: { ...stage, back },
    places,
    box: VIEW,
    pointOf,
    least,
    also,
  });
  const [move] = (pointed && stage.lit.get(pointed.key)) ?? [];

  return (
    <div className={styles.board}>
      <Strip state={state} seat={seat} labels={labels} journalOpen={journal.open} onJournal={journal.toggle} />
      <div className={styles.desk}>
        <div className={styles.map}>
          <View svg={svg} camera={camera} label={labels.map}>
            <Land />
            <Paths state={state} />
            <Marks scene={scene} state={state} since={ofThisExpedition(since)} won={wonBy(state, winnersIn(result))}>
              {(of) => <Outline of={of} />}
            </Marks>
            {seat !== null && <Targets {...{ stage, places, seat, players, labels, pointed }} onPoint={point} />}
            <Piles state={state} labels={labels} />
            <Figures state={state} players={players} />
          </View>
        </div>
        {seat !== null && state.ending === null && (
          <aside className={styles.page} aria-label={labels.soFar}>
            <Ledger state={state} seat={seat} labels={labels} />
          </aside>
        )}
      </div>
      {pointed !== null && move !== undefined && seat !== null && (
        <Note key={looked} at={pointed.key}>
          <Advice state={state} seat={seat} move={move} labels={labels} />
        </Note>
      )}
      {journal.open && (
        <Journal
          state={state}
          seat={state.ending === null ? seat : null}
          players={players}
          labels={labels}
          unread={journal.unread}
          onClose={journal.toggle}
        />
      )}
      <Flights flights={flightsOf(events)} step={step} theme={theme['theme'] ?? ''} />
      <Described label={labels.map} lines={describedPaths(state, players, labels)} />
    </div>
  );
}

/**
 * Whether the journal is open. It opens by itself at the end of each expedition, and when the player opens it. Picking a
 * card closes it: whoever does goes on with the expedition on the map below.
 */
function useJournal(state: State, card: number | null) {
  const finished = state.expeditions.length;
  const [read, setRead] = useState(finished);
  const [asked, setAsked] = useState(false);
  const unread = read < finished;
  const open = asked || unread;
  const turnTo = (next: boolean) => {
    setAsked(next);
    setRead(finished);
  };
  const toggle = () => turnTo(!open);
  const [before, setBefore] = useState(card);
  if (card !== before) {
    setBefore(card);
    if (card !== null && open) turnTo(false);
  }
  return { open, unread, toggle };
}
