import { useStore } from '../store.ts';
import { announced } from './announce.ts';

/** The page's voice: a region that screen readers read whenever it changes. Once on the page. */
export function Announcer() {
  const { text, turn } = useStore(announced);
  // The same sentence twice is only read again when the text differs, so every other one ends in a no-break space.
  return (
    <output className="visually-hidden" aria-live="polite">
      {turn % 2 === 0 ? text : `${text}\u00a0`}
    </output>
  );
}
