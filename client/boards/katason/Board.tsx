import { useRef, useState } from 'react';
import type { KatasonEvent, KatasonMove } from '../../../games/katason/types.ts';
import { useCamera } from '../../kit/camera/camera.ts';
import { View } from '../../kit/camera/View.tsx';
import { useSought } from '../../kit/motion/spotlight.ts';
import { Rings } from '../../kit/svg/Rings.tsx';
import { labelsIn } from '../../text/katason/labels.ts';
import { Bank } from './seats/Bank.tsx';
import { winnersIn } from '../../kit/seats/winners.ts';
import styles from './Board.module.css';
import { Coast } from './ground/Coast.tsx';
import { DICE, Dice } from './pieces/Dice.tsx';
import { VIEW } from './drawing.ts';
import { Described } from '../../kit/a11y/Described.tsx';
import { useEscape } from '../../kit/a11y/escape.ts';
import { Flights } from './pieces/Flights.tsx';
import { Harbours } from './ground/Harbours.tsx';
import { Hexes } from './ground/Hexes.tsx';
import { useIntent } from './intent.ts';
import { lastSites, pointOfSite, sitesOf, wonBy } from './places/marks.ts';
import { Note } from './places/Note.tsx';
import { Outline } from './places/Outline.tsx';
import { Patterns } from './ground/patterns.tsx';
import { Pieces } from './pieces/Pieces.tsx';
import type { KatasonProps } from './props.ts';
import { Robber } from './pieces/Robber.tsx';
import { described } from './places/spoken.ts';
import { Targets } from './places/Targets.tsx';
import { type Target, targetsOf } from './places/targets.ts';

/** The smallest scale, in pixels per unit of the drawing, at which roads can be hit and harbours read. */
const LEAST = 0.33;

/** The island from above with everything on it, and the gauges of the bank over it. */
export function Board(props: KatasonProps) {
  const { state, seat, legal, events, step, result, players, language, since, doubted, play } = props;
  const labels = labelsIn[language];
  const intent = useIntent(state, seat);
  const targets = seat === null ? [] : targetsOf(state, legal, intent.tool, intent.hex);
  const [pointedKey, setPointed] = useState<string | null>(null);
  const pointed =
    targets.find(({ key, move }) => (pointedKey === null ? doubts(doubted, move) : key === pointedKey)) ?? null;
  const svg = useRef<SVGSVGElement>(null);
  const shown = (useSought() as readonly KatasonEvent[]).flatMap((event) => lastSites([event]).map(pointOfSite));
  const sought = { shown, lit: targets };
  const camera = useCamera(svg, VIEW, { onWheel: () => false, least: () => (result === null ? LEAST : 0), sought });
  // The notes are placed again whenever the camera changes, since their targets move on the screen.
  const looked = camera.style.transform;
  useEscape(intent.tool === null && intent.hex === null ? undefined : intent.clear);

  const pick = (target: Target) => {
    setPointed(null);
    if (target.move === null) intent.pickHex(target.site.on === 'hex' ? target.site.hex : null);
    else {
      intent.clear();
      play(target.move);
    }
  };

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
          <Robber hex={intent.hex ?? state.robber} number={state.numbers[intent.hex ?? state.robber]!} />
          <Rings last={lastSites(since)} won={wonBy(state, winnersIn(result))} places={sitesOf}>
            {(site) => <Outline site={site} />}
          </Rings>
          <Dice {...{ state, legal, events, step, language, play }} moved={camera.intoRoom(DICE)} />
          {seat !== null && (
            <Targets
              state={state}
              seat={seat}
              targets={targets}
              players={players}
              labels={labels}
              pointed={pointed}
              onPoint={(target) => setPointed(target?.key ?? null)}
              onPick={pick}
            />
          )}
        </View>
      </div>
      {pointed !== null && (
        <Note key={looked} state={state} legal={legal} target={pointed} players={players} labels={labels} />
      )}
      <Flights events={events} step={step} />
      <Described label={labels.island} lines={described(state, players, labels)} />
    </div>
  );
}

/** Whether this move waits for its second press. */
function doubts(doubted: KatasonMove | null | undefined, move: KatasonMove | null): boolean {
  return move !== null && JSON.stringify(move) === JSON.stringify(doubted);
}
