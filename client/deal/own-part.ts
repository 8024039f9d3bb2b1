/** What ties this browser to its results of the deals of the day, and how they are signed. */
import { freshSecret } from '../../games/kit/random.ts';
import { fieldsOf, storedStore } from '../kept/storage.ts';
import { useStore } from '../kept/store.ts';

interface OwnPart {
  /** Shown to nobody but the server, which keeps its hash; drawn when it is first needed. */
  readonly key: string | null;
  /** A name, or '' for none; null until somebody has chosen. */
  readonly signed: string | null;
}

const store = storedStore<OwnPart>('agora.daily', readPart);

/** By what name results stand in the lists, '' where nameless; null where nobody has chosen yet. */
export const useSignature = (): string | null => useStore(store).signed;

/** Outside React. */
export const signatureNow = (): string | null => store.get().signed;

export function signWith(signed: string | null): void {
  store.update((part) => ({ ...part, signed }));
}

/** This browser's key. */
export function ownKey(): string {
  const { key } = store.get();
  if (key !== null) return key;
  store.update((part) => ({ ...part, key: part.key ?? freshSecret() }));
  return ownKey();
}

/** Declared so that it is there when the store reads what it begins with. */
function readPart(stored: unknown): OwnPart {
  const { key, signed } = fieldsOf(stored);
  return {
    key: typeof key === 'string' && /^[\w-]{32,100}$/.test(key) ? key : null,
    signed: typeof signed === 'string' ? signed : null,
  };
}
