import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { IconButton } from '../../kit/controls/IconButton.tsx';
import { useFrame } from '../context.ts';
import type { ToldMove } from '../log/log.ts';
import { type PastKeys, usePastKeys } from './past-keys.ts';
import type { Recap } from './recap.ts';
import styles from './RecapStrip.module.css';
import { RichText } from '../log/RichText.tsx';

/** How many sentences of a turn the strip shows; going back to that turn shows all. */
const IN_STRIP = 2;

/** Beside the prompt: what others did since one's last turn, with buttons to earlier and later turns. */
export function RecapStrip({ recap }: { readonly recap: Recap }) {
  const { text } = useFrame();
  const { turns, told, past } = recap;
  const title = recap.first ? text.recap.first : text.recap.title;
  const turn = turns[told];
  usePastKeys(past ? keysOf(recap) : NO_KEYS);
  useFirstPress(recap);
  if (turn === undefined) return null;
  return (
    <section className={styles.strip} aria-label={title} data-recap data-past={past}>
      <div className={styles.told}>
        <span className={styles.title}>{title}</span>
        {!past && (
          <p className={styles.last}>
            <ToldMoveText move={{ ...turn, sentences: turn.sentences.slice(0, IN_STRIP) }} />
          </p>
        )}
      </div>
      {turns.length > 1 && (
        <div className={styles.ways}>
          <IconButton
            label={text.recap.back}
            icon={<ChevronLeft aria-hidden="true" />}
            aria-disabled={told === 0}
            onClick={() => recap.goTo(told - 1)}
          />
          <span className={styles.count}>
            <span className="visually-hidden">{text.recap.count(told + 1, turns.length)}</span>
            <span aria-hidden="true">
              {told + 1}/{turns.length}
            </span>
          </span>
          <IconButton
            label={text.recap.on}
            icon={<ChevronRight aria-hidden="true" />}
            aria-disabled={turns[told + 1] === undefined}
            onClick={() => recap.goTo(told + 1)}
          />
        </div>
      )}
    </section>
  );
}

/** All sentences of a move, one after another. */
export function ToldMoveText({ move }: { readonly move: ToldMove }) {
  const { session, board, language } = useFrame();
  return move.sentences.map(({ text }, i) => (
    // The sentences of one move never change their order.
    <span key={i} className={styles.sentence}>
      <RichText text={text} players={session.players} icons={board.icons} language={language} />
    </span>
  ));
}

const NO_KEYS: PastKeys = {};

function keysOf({ told, goTo, close }: Recap): PastKeys {
  return { ArrowLeft: () => goTo(told - 1), ArrowRight: () => goTo(told + 1), Escape: close };
}

/** The first press anywhere else returns to the present. */
function useFirstPress({ past, close }: Recap): void {
  useEffect(() => {
    if (!past) return undefined;
    const press = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest('[data-recap]') === null) close();
    };
    window.addEventListener('pointerdown', press);
    return () => window.removeEventListener('pointerdown', press);
  }, [past, close]);
}
