/** A board of Kalah drawn on the stage: what the guide shows of one. */
import { kalah } from '../../kit/define/kalah.ts';
import type { BoardModule, BoardProps } from '../../../client/boards/contract.ts';
import { plainBoard } from '../../../client/boards/plain/index.tsx';
import { View } from '../../../client/kit/camera/View.tsx';
import { Flights } from '../../../client/kit/motion/Flights.tsx';
import lights from '../../../client/kit/svg/Lights.module.css';
import { useLooking } from '../../../client/stage/looking.ts';
import { Marks } from '../../../client/stage/Marks.tsx';
import { Places } from '../../../client/stage/Places.tsx';
import { type Scene, type Spot, partsOf, spot } from '../../../client/stage/scene.ts';
import { useStage } from '../../../client/stage/stage.ts';

type State = ReturnType<typeof kalah.rules.setup>;
type Sow = { readonly type: 'sow'; readonly pit: number };
type Sown = { readonly type: 'sow'; readonly seat: number; readonly pit: number };

/** What the game says of its moves. */
export const scene: Scene<State, Sow, Sown> = {
  blank: {},
  ways: ({ pit }) => [[spot('pit', pit)]],
  whyNot: (of, _, why) => why({ type: 'sow', pit: partsOf(of)[1] }),
  shows: (event) => (event.type === 'sow' ? [spot('pit', event.pit)] : []),
};

/** Where the pits lie: six of each seat, anticlockwise. */
const PITS = Array.from({ length: 12 }, (_, pit) => {
  const column = pit < 6 ? pit : 11 - pit;
  return { key: spot('pit', pit), pit, x: 60 + column * 100, y: pit < 6 ? 160 : 60 };
});
const BOX = { x: 0, y: 0, width: 620, height: 220 };
const pointOf = (of: Spot) => PITS[partsOf(of)[1]]!;

function Board(props: BoardProps<State, Sow, Sown, string>) {
  const { state, since, events, step } = props;
  const stage = useStage(scene, props);
  const { svg, camera } = useLooking({ scene, stage, places: PITS, box: BOX, pointOf });
  const flights = events.flatMap((event) =>
    event.type === 'sow' ? [{ from: `[data-pit="${event.pit}"]`, to: `[data-store="${event.seat}"]`, face: '●' }] : [],
  );
  return (
    <>
      <View svg={svg} camera={camera} label="Pits">
        <Marks scene={scene} state={state} since={since}>
          {(of) => <circle cx={pointOf(of).x} cy={pointOf(of).y} r="46" />}
        </Marks>
        <Places
          stage={stage}
          places={PITS}
          classes={{ lit: undefined, dark: undefined }}
          nameOf={({ pit }, { lit }) => `${lit ? 'Sow pit' : 'Pit'} ${pit + 1}: ${state.pits[pit]} seeds`}
        >
          {({ pit }, { lit }) => (
            <g data-pit={pit}>
              {lit && <circle r="44" className={lights.halo} />}
              <circle r="40" fill="var(--paper)" />
              <text textAnchor="middle">{state.pits[pit]}</text>
            </g>
          )}
        </Places>
      </View>
      <Flights flights={flights} step={step} theme="" />
    </>
  );
}

const plain = plainBoard(kalah) as unknown as BoardModule<State, Sow, Sown, string>;
export const board: BoardModule<State, Sow, Sown, string> = { ...plain, Board };
