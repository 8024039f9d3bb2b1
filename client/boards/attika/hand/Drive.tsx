import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { ACTIONS, IDLE_CARDS, STACKS } from '../../../../games/attika/data.ts';
import type { AttikaMove } from '../../../../games/attika/types.ts';
import { Tooltip } from '../../../kit/Tooltip.tsx';
import { Try } from '../../../kit/Try.tsx';
import { words } from '../../../text/attika/index.ts';
import { labelsIn } from '../../../text/attika/labels.ts';
import { AmphoraIcon, StackIcon } from '../icons.tsx';
import styles from './Drive.module.css';
import type { HandProps } from './Hand.tsx';

/** What drives the turn: the stacks to draw from, what the turn is used for, amphorae and its end. */
export function Drive(props: HandProps) {
  const { state, seat } = props;
  const mine = state.turn === seat && state.winner < 0;
  return (
    <div className={styles.drive}>
      <Stacks {...props} />
      {mine && <Mode {...props} />}
      {mine && <Ending {...props} />}
    </div>
  );
}

function Stacks(props: HandProps) {
  const { state, seat, language } = props;
  const labels = labelsIn[language];
  return (
    <fieldset className={styles.stacks} aria-label={labels.stacks} data-stack={seat}>
      <span className={styles.word}>{labels.drawFrom}</span>
      {STACKS.map((_, stack) => (
        <Stack key={stack} {...props} stack={stack} left={state.stacks[seat * STACKS.length + stack]!} />
      ))}
    </fieldset>
  );
}

function Stack({ stack, left, language, ...props }: HandProps & { readonly stack: number; readonly left: number }) {
  const labels = labelsIn[language];
  const move: AttikaMove = { type: 'drawBuilding', stack };
  const refusal = props.why(move);
  const name = [labels.stack(stack + 1, left), ...(stack === 0 ? [labels.large] : [])].join(', ');
  return (
    <Tooltip
      text={refusal === undefined || props.legal.length === 0 ? name : words[language].refusal(refusal)}
      side="top"
    >
      <button
        type="button"
        className={styles.stack}
        aria-label={`${labels.drawFrom}: ${name}`}
        aria-disabled={refusal !== undefined}
        onClick={() => (refusal === undefined ? props.play(move) : props.explain(refusal))}
      >
        <StackIcon large={stack === 0} />
        <b>{left}</b>
      </button>
    </Tooltip>
  );
}

/** What this turn is used for, and a dot for each action of it. */
function Mode({ state, language }: HandProps) {
  const labels = labelsIn[language];
  if (state.mode === 'open') return <span className={styles.mode}>{labels.turnOpen}</span>;
  const all = Math.max(ACTIONS[state.mode], state.actions);
  return (
    <span className={styles.mode}>
      <b>{state.mode === 'draw' ? labels.drawing : labels.building}</b>
      <span className={styles.dots} aria-hidden="true">
        {Array.from({ length: all }, (_, i) => (
          <span key={i} className={styles.dot} data-used={i < all - state.actions} />
        ))}
      </span>
      <span>{labels.actionsLeft(state.actions)}</span>
    </span>
  );
}

/** Amphorae for actions or cards, and the end of the turn with the cards it brings. */
function Ending(props: HandProps) {
  const { state, seat, language, legal, why, play, explain } = props;
  const labels = labelsIn[language];
  const [wished, setWished] = useState(0);
  const held = state.amphorae[seat]!;
  const given = Math.min(wished, held);
  const cards = (state.mode === 'open' ? IDLE_CARDS : state.actions) + given;
  const attempt = (move: AttikaMove) => {
    const refusal = why(move);
    const reason = refusal === undefined ? undefined : words[language].refusal(refusal);
    return { reason, onPress: () => play(move), onRefused: () => refusal !== undefined && explain(refusal) };
  };
  const spent = !legal.some(({ type }) => type === 'drawBuilding' || type === 'build' || type === 'useAmphora');
  return (
    <div className={styles.ending}>
      {held > 0 && (
        <>
          {state.mode !== 'open' && (
            <Try
              {...attempt({ type: 'useAmphora' })}
              icon={<AmphoraIcon />}
              label={labels.moreActions}
              variant={state.actions === 0 ? 'act' : 'plain'}
            >
              +1
            </Try>
          )}
          <Amphorae given={given} held={held} onChange={setWished} language={language} />
        </>
      )}
      <Try
        {...attempt({ type: 'endTurn', amphorae: given })}
        variant={spent ? 'act' : 'plain'}
        label={`${labels.endTurn} (${labels.bringsCards(cards)})`}
      >
        <span className={styles.end}>
          {labels.endTurn}
          <small>{labels.bringsCards(cards)}</small>
        </span>
      </Try>
    </div>
  );
}

interface AmphoraeProps extends Pick<HandProps, 'language'> {
  readonly given: number;
  readonly held: number;
  onChange(given: number): void;
}

/** How many amphorae become cards at the turn's end. */
function Amphorae({ given, held, language, onChange }: AmphoraeProps) {
  const labels = labelsIn[language];
  return (
    <fieldset className={styles.amphorae} aria-label={labels.giveAmphorae} title={labels.giveAmphorae}>
      <button
        type="button"
        aria-label={labels.less}
        aria-disabled={given === 0}
        onClick={() => onChange(Math.max(0, given - 1))}
      >
        <Minus aria-hidden="true" />
      </button>
      <span className={styles.given}>
        <AmphoraIcon />
        <b>
          {given}/{held}
        </b>
      </span>
      <button
        type="button"
        aria-label={labels.more}
        aria-disabled={given === held}
        onClick={() => onChange(Math.min(held, given + 1))}
      >
        <Plus aria-hidden="true" />
      </button>
    </fieldset>
  );
}
