import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { IconButton } from '../../kit/controls/IconButton.tsx';
import { useFrame } from '../context.ts';
import type { Deed } from '../log/log.ts';
import { type PastKeys, usePastKeys } from './past-keys.ts';
import type { Recap } from './recap.ts';
import styles from './RecapStrip.module.css';
import { RichText } from '../log/RichText.tsx';

/** So much of a turn the strip has a line for; all of it is told to who goes back there. */
const IN_STRIP = 2;

/** Beside the prompt: what somebody did in their turn since one's last, and the ways to the turns before and after. */
export function RecapStrip({ recap }: { readonly recap: Recap }) {
  const { text } = useFrame();
  const { deeds, told, past } = recap;
  const title = recap.first ? text.recap.first : text.recap.title;
  const deed = deeds[told];
  usePastKeys(past ? keysOf(recap) : NO_KEYS);
  useFirstPress(recap);
  if (deed === undefined) return null;
  return (
    <section className={styles.strip} aria-label={title} data-recap data-past={past}>
      <div className={styles.told}>
        <span className={styles.title}>{title}</span>
        {!past && (
          <p className={styles.last}>
            <DeedText deed={{ ...deed, sentences: deed.sentences.slice(0, IN_STRIP) }} />
          </p>
        )}
      </div>
      {deeds.length > 1 && (
        <div className={styles.ways}>
          <IconButton
            label={text.recap.back}
            icon={<ChevronLeft aria-hidden="true" />}
            aria-disabled={told === 0}
            onClick={() => recap.goTo(told - 1)}
          />
          <span className={styles.count}>
            <span className="visually-hidden">{text.recap.count(told + 1, deeds.length)}</span>
            <span aria-hidden="true">
              {told + 1}/{deeds.length}
            </span>
          </span>
          <IconButton
            label={text.recap.on}
            icon={<ChevronRight aria-hidden="true" />}
            aria-disabled={!past}
            onClick={() => recap.goTo(told + 1)}
          />
        </div>
      )}
    </section>
  );
}

/** All that is said of a deed, one sentence after the other. */
export function DeedText({ deed }: { readonly deed: Deed }) {
  const { session, board, language } = useFrame();
  return deed.sentences.map(({ text }, i) => (
    // One deed's sentences never change places.
    <span key={i} className={styles.sentence}>
      <RichText text={text} players={session.players} icons={board.icons} language={language} />
    </span>
  ));
}

const NO_KEYS: PastKeys = {};

function keysOf({ told, goTo, close }: Recap): PastKeys {
  return { ArrowLeft: () => goTo(told - 1), ArrowRight: () => goTo(told + 1), Escape: close };
}

/** The first press anywhere else leads back to the present. */
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
