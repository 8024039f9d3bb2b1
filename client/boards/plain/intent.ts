/** The spots pressed so far for a move that names several of them. The board and the hand share this state. */
import type { Move } from '../../../games/kit/rules.ts';
import { useOwn } from '../../kit/scope/context.ts';
import { perBoard } from '../../kit/scope/scope.ts';
import { useStore } from '../../kit/store.ts';
import type { PlainProps } from './props.ts';
import { spotsOf } from './spots.ts';

interface Intent {
  /** The number of the position in which the player began; presses from another position are ignored. */
  readonly step: number;
  readonly spots: readonly string[];
}

const INTENT = perBoard<Intent>({ step: -1, spots: [] });

export interface Choices {
  /** The spots pressed so far. */
  readonly begun: readonly string[];
  /** The spots that can be pressed next. */
  readonly lit: ReadonlySet<string>;
  /** Legal moves that no press on the drawing can make. */
  readonly rest: readonly Move[];
  press(spot: string): void;
  back(): void;
}

export function useChoices({ plan, legal, step, play }: PlainProps): Choices {
  const store = useOwn(INTENT);
  const stored = useStore(store);
  const begun = stored.step === step ? stored.spots : [];
  const open = legal
    .map((move) => ({ move, spots: spotsOf(plan, move) }))
    .filter(({ spots }) => begun.every((spot) => spots.includes(spot)));
  return {
    begun,
    lit: new Set(open.flatMap(({ spots }) => spots.filter((spot) => !begun.includes(spot)))),
    rest: open.filter(({ spots }) => spots.every((spot) => begun.includes(spot))).map(({ move }) => move),
    press(spot) {
      const meant = open.filter(({ spots }) => spots.includes(spot));
      if (meant.length === 1) play(meant[0]!.move);
      else store.set({ step, spots: [...begun, spot] });
    },
    back: () => store.set({ step, spots: [] }),
  };
}
