import { useStore } from '../../kept/store.ts';
import { announced } from './announce.ts';

/** A live region that screen readers read whenever its text changes. A page has one. */
export function Announcer() {
  const { text, turn } = useStore(announced);
  // Screen readers repeat a sentence only if the text differs, so every other one ends with a no-break space.
  return (
    <output className="visually-hidden" aria-live="polite">
      {turn % 2 === 0 ? text : `${text}\u00a0`}
    </output>
  );
}
