import { useRef, useState } from 'react';
import type { LostCitiesEvent, State } from '../../../games/lost-cities/types.ts';
import { Flights } from '../../kit/motion/Flights.tsx';
import { Note } from '../../kit/dialogs/Note.tsx';
import { Described } from '../../kit/a11y/Described.tsx';
import { useEscape } from '../../kit/a11y/escape.ts';
import { useCamera } from '../../kit/camera/camera.ts';
import { View } from '../../kit/camera/View.tsx';
import { useSought } from '../../kit/motion/spotlight.ts';
import { Rings } from '../../kit/svg/Rings.tsx';
import { labelsIn } from '../../text/lost-cities/labels.ts';
import { Advice } from './places/Advice.tsx';
import { type Barred, barredOf } from './places/barred.ts';
import { winnersIn } from '../../kit/seats/winners.ts';
import styles from './Board.module.css';
import { VIEW } from './drawing.ts';
import { Figures } from './pieces/Figures.tsx';
import { flightsOf } from './pieces/flights.tsx';
import { useIntent } from './intent.ts';
import { Journal } from './journal/Journal.tsx';
import { Ledger } from './journal/Ledger.tsx';
import { Land } from './ground/Land.tsx';
import { Paths } from './ground/Paths.tsx';
import { lastSites, pointOfSite, sitesOf, wonBy } from './places/marks.ts';
import { Outline } from './places/Outline.tsx';
import { Piles } from './pieces/Piles.tsx';
import type { LostCitiesProps } from './props.ts';
import { describedPaths } from './places/spoken.ts';
import { Strip } from './seats/Strip.tsx';
import { Targets } from './places/Targets.tsx';
import { type Target, cornersOf, targetsOf } from './places/targets.ts';
import theme from './theme.module.css';

/** The smallest scale, in pixels per unit of the drawing, at which paths can be hit and the values of steps read. */
const LEAST = 0.34;

/** The folded map with everything on it, the own score beside it if there is room, and the journal over it. */
export function Board(props: LostCitiesProps) {
  const { state, seat, legal, events, step, result, players, language, since, play, why, explain } = props;
  const labels = labelsIn[language];
  const intent = useIntent(state, seat);
  const journal = useJournal(state, intent.card);
  const targets = seat === null ? [] : targetsOf(state, seat, legal, intent.card);
  const [pointedKey, setPointed] = useState<string | null>(null);
  const pointed = targets.find((target) => target.key === pointedKey) ?? null;
  const svg = useRef<SVGSVGElement>(null);
  const shown = (useSought() as readonly LostCitiesEvent[]).flatMap((event) => sitesOf(event).map(pointOfSite));
  // With a card in hand all places for it are shown whole: the pile among them lies at the lower edge.
  const picked = intent.card === null ? [] : targets.flatMap(cornersOf);
  const sought = { shown: [...shown, ...picked], lit: targets };
  const camera = useCamera(svg, VIEW, { onWheel: () => false, least: () => (result === null ? LEAST : 0), sought });
  // The notes are placed again whenever the camera changes, since their targets move on the screen.
  const looked = camera.style.transform;
  useEscape(intent.card === null || journal.open ? undefined : () => intent.pick(null));

  const pick = (target: Target) => {
    setPointed(null);
    intent.pick(null);
    play(target.move);
  };
  const tell = ({ move }: Barred) => {
    const refusal = why(move);
    if (refusal !== undefined) explain(refusal);
  };

  return (
    <div className={styles.board}>
      <Strip state={state} seat={seat} labels={labels} journalOpen={journal.open} onJournal={journal.toggle} />
      <div className={styles.desk}>
        <div className={styles.map}>
          <View svg={svg} camera={camera} label={labels.map}>
            <Land />
            <Paths state={state} />
            <Rings last={lastSites(since)} won={wonBy(state, winnersIn(result))} places={sitesOf}>
              {(site) => <Outline site={site} />}
            </Rings>
            {seat !== null && (
              <Targets
                state={state}
                seat={seat}
                targets={targets}
                barred={barredOf(state, seat, targets, intent.card)}
                players={players}
                labels={labels}
                pointed={pointed}
                onPoint={(target) => setPointed(target?.key ?? null)}
                onPick={pick}
                onBarred={tell}
              />
            )}
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
      {pointed !== null && seat !== null && (
        <Note key={looked} at={pointed.key}>
          <Advice state={state} seat={seat} target={pointed} labels={labels} />
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
