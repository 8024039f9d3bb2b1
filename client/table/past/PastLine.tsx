import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight, Pause, Play } from 'lucide-react';
import { type ReactNode, memo, useEffect, useMemo, useState } from 'react';
import { Button } from '../../kit/controls/Button.tsx';
import { IconButton } from '../../kit/controls/IconButton.tsx';
import { useStableCallback } from '../../kit/stable-callback.ts';
import { useTable } from '../context.ts';
import { BackToNow, Earlier } from '../prompt/Earlier.tsx';
import { toldMoves, turnStarts } from '../log/log.ts';
import { usePastKeys } from './past-keys.ts';
import styles from './PastLine.module.css';
import { RichText } from '../log/RichText.tsx';
import { StoodIn } from '../log/StoodIn.tsx';

/** How many milliseconds each moment is shown when the past is played like a film. */
const PACE = 1100;

/** Replaces the prompt while somebody looks back: what happened at this moment, and buttons to other moments. */
export function PastLine({ onResult }: { onResult(): void }) {
  const { timeline, lookingBack, text } = useTable();
  const { step, goTo } = lookingBack;
  const { length } = timeline;
  const here = step ?? length;
  const ways = useWays(here);
  const [plays, setPlays] = usePlaying(here, length, goTo);
  const toggle = useStableCallback(() => setPlays(!plays));
  usePastKeys({
    Home: ways.first,
    PageUp: ways.turnBack,
    ArrowLeft: ways.back,
    ArrowRight: ways.on,
    PageDown: ways.turnOn,
    End: ways.last,
    ' ': toggle,
    ...(timeline.live ? { Escape: () => goTo(null) } : {}),
  });
  const { past } = text;
  return (
    <section className={styles.line} aria-label={past.lookBack}>
      <div className={styles.told}>
        <Earlier />
        <output className={styles.happened}>
          {lookingBack.missing && <strong className={styles.sentence}>{past.missing}</strong>}
          <Happened step={here} />
        </output>
      </div>
      <div className={styles.present}>
        {timeline.live ? (
          <BackToNow onBack={() => goTo(null)} />
        ) : (
          timeline.last.result !== null && (
            <Button size="small" variant="primary" onClick={onResult}>
              {text.showResult}
            </Button>
          )
        )}
      </div>
      <div className={styles.ways}>
        <Way label={past.turnBack} icon={SIGNS.turnBack} possible={here > 0} onGo={ways.turnBack} />
        <Way label={past.back} icon={SIGNS.back} possible={here > 0} onGo={ways.back} />
        <input
          type="range"
          className={styles.slider}
          min={0}
          max={length}
          value={here}
          aria-label={past.moment}
          aria-valuetext={past.after(here, length)}
          onChange={(event) => goTo(Number(event.target.value))}
        />
        <span className={styles.count} aria-hidden="true">
          {here}/{length}
        </span>
        <Way label={past.on} icon={SIGNS.on} possible={here < length} onGo={ways.on} />
        <Way label={past.turnOn} icon={SIGNS.turnOn} possible={here < length} onGo={ways.turnOn} />
        <Way label={plays ? past.pause : past.play} icon={plays ? SIGNS.pause : SIGNS.play} possible onGo={toggle} />
      </div>
    </section>
  );
}

/** Constant icons, the same at every step. */
const SIGNS = {
  turnBack: <ChevronsLeft aria-hidden="true" />,
  back: <ChevronLeft aria-hidden="true" />,
  on: <ChevronRight aria-hidden="true" />,
  turnOn: <ChevronsRight aria-hidden="true" />,
  play: <Play aria-hidden="true" />,
  pause: <Pause aria-hidden="true" />,
} as const;

interface WayProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly possible: boolean;
  onGo(): void;
}

const Way = memo(({ label, icon, possible, onGo }: WayProps) => (
  <IconButton label={label} icon={icon} aria-disabled={!possible} onClick={onGo} />
));

/** The log's sentences for the move that led to this moment. */
function Happened({ step }: { readonly step: number }) {
  const { timeline, session, board, tell, language, text } = useTable();
  const moments = timeline.moments.filter((each) => each.step === step);
  const [move] = toldMoves(moments, tell);
  const { standIn, sentences } = move ?? { sentences: [] };
  if (sentences.length === 0) return step === 0 ? text.past.begin : text.past.after(step, timeline.length);
  return sentences.map(({ text: sentence }, index) => (
    // The sentences of one moment never change their order.
    <span key={index} className={styles.sentence}>
      <RichText text={sentence} players={session.players} icons={board.icons} language={language} />
      {index === 0 && standIn !== undefined && <StoodIn level={standIn} />}
    </span>
  ));
}

/** Functions that go to other moments; each does nothing where there is none. */
function useWays(here: number) {
  const { timeline, lookingBack } = useTable();
  const { length, moments } = timeline;
  const { goTo } = lookingBack;
  const starts = useMemo(() => turnStarts(moments), [moments]);
  return {
    first: () => goTo(0),
    turnBack: useStableCallback(() => goTo(starts.findLast((start) => start < here) ?? 0)),
    back: useStableCallback(() => goTo(Math.max(0, here - 1))),
    on: useStableCallback(() => goTo(Math.min(length, here + 1))),
    turnOn: useStableCallback(() => goTo(starts.find((start) => start > here) ?? length)),
    last: () => goTo(length),
  };
}

/** Steps through the moments automatically while playing, up to the last one. */
function usePlaying(here: number, length: number, goTo: (step: number) => void): [boolean, (plays: boolean) => void] {
  const [wanted, setWanted] = useState(false);
  const plays = wanted && here < length;
  useEffect(() => {
    if (!plays) return undefined;
    const timer = setTimeout(() => goTo(here + 1), PACE);
    return () => clearTimeout(timer);
  }, [plays, here, goTo]);
  const play = (wish: boolean) => {
    setWanted(wish);
    // At the end, playing starts again from the beginning.
    if (wish && here === length) goTo(0);
  };
  return [plays, play];
}
