/** A board of Kalah drawn on the stage: what the guide shows of one. */
import type { BoardModule, BoardProps } from '../../../../client/boards/contract.ts';
import { plainBoard } from '../../../../client/boards/plain/index.tsx';
import { View } from '../../../../client/kit/camera/View.tsx';
import { Flights } from '../../../../client/kit/motion/Flights.tsx';
import lights from '../../../../client/kit/svg/Lights.module.css';
import { useLooking } from '../../../../client/stage/looking.ts';
import { Marks } from '../../../../client/stage/Marks.tsx';
import { Places } from '../../../../client/stage/Places.tsx';
import { type Spot, partsOf, spot } from '../../../../client/stage/scene.ts';
import { useStage } from '../../../../client/stage/stage.ts';
import { kalah } from '../../../kit/define/kalah.ts';
import { labels, said } from './said.ts';
import { type Event, type Sow, type State, scene } from './scene.ts';

/** Where the pits lie: six of each seat, anticlockwise, with a store at either end. */
const PITS = Array.from({ length: 12 }, (_, pit) => {
  const column = pit < 6 ? pit : 11 - pit;
  return { key: spot('pit', pit), pit, x: 160 + column * 100, y: pit < 6 ? 160 : 60 };
});
const STORES = [760, 60];
const BOX = { x: 0, y: 0, width: 820, height: 220 };
const pointOf = (of: Spot) => PITS[partsOf(of)[1]]!;

function Board(props: BoardProps<State, Sow, Event>) {
  const { state, since, events, step, language } = props;
  const text = labels[language];
  const stage = useStage(scene, props);
  const { svg, camera } = useLooking({ scene, stage, places: PITS, box: BOX, pointOf });
  const flights = events.flatMap((event) =>
    event.type === 'sow'
      ? [{ from: `[data-place="pit ${event.pit}"]`, to: `[data-store="${event.seat}"]`, face: '●' }]
      : [],
  );
  return (
    <>
      <View svg={svg} camera={camera} label={text.board}>
        {STORES.map((x, seat) => (
          <g key={x} data-store={seat} transform={`translate(${x} 110)`}>
            <rect
              x="-40"
              y="-90"
              width="80"
              height="180"
              rx="40"
              fill="var(--paper-raised)"
              stroke="var(--line-strong)"
            />
            <text {...NUMBER}>{state.stores[seat]}</text>
          </g>
        ))}
        <Places
          stage={stage}
          places={PITS}
          classes={{ lit: undefined, dark: undefined }}
          nameOf={({ pit }, { lit }) => (lit ? text.sow : text.pit)(pit + 1, state.pits[pit]!)}
        >
          {({ pit }, { lit }) => (
            <>
              {lit && <circle r="44" className={lights.halo} />}
              <circle r="40" fill="var(--paper-raised)" stroke="var(--line-strong)" />
              {lit && <circle r="40" className={lights.edge} />}
              <text {...NUMBER}>{state.pits[pit]}</text>
            </>
          )}
        </Places>
        <Marks scene={scene} state={state} since={since}>
          {(of) => <circle cx={pointOf(of).x} cy={pointOf(of).y} r="34" />}
        </Marks>
      </View>
      <Flights flights={flights} step={step} theme="" />
    </>
  );
}

const NUMBER = { textAnchor: 'middle', dominantBaseline: 'central', fontSize: 28, fill: 'var(--ink)' } as const;

export const board: BoardModule<State, Sow, Event> = { ...plainBoard(kalah, said, scene), Board };
