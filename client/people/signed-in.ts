/** What ties this browser to a person; null if nobody is signed in. */
import type { Profile } from '../../server/contract/people.ts';
import { fieldsOf, storedStore } from '../kept/storage.ts';
import { useStore } from '../kept/store.ts';

export interface SignedInHere {
  /** The credential by which the server recognizes this person's browser. */
  readonly key: string;
  /** The last profile that was synchronized with the server, and its number there; null before that. */
  readonly agreed: Profile | null;
  readonly version: number;
  /** The matches in which this browser held seats at that time. */
  readonly had: readonly string[];
  /** Those of them whose seats came with the person; signing out removes them. */
  readonly brought: readonly string[];
}

/** Whoever signs in here with this key, before anything was synchronized. */
export const newcomer = (key: string): SignedInHere => ({ key, agreed: null, version: 0, had: [], brought: [] });

const store = storedStore<SignedInHere | null>('agora.person', readSignedIn);

export function useSignedIn(): SignedInHere | null {
  return useStore(store);
}

/** The current value, for code outside React. */
export const signedInNow = (): SignedInHere | null => store.get();

export function signInHere(signedIn: SignedInHere | null): void {
  store.update(() => signedIn);
}

/** Changes what is kept, unless somebody else is signed in by now, or nobody. */
export function noteSignedIn(key: string, change: Partial<SignedInHere>): void {
  store.update((stored) => (stored?.key === key ? { ...stored, ...change } : stored));
}

function readSignedIn(stored: unknown): SignedInHere | null {
  const { key, agreed, version, had, brought } = fieldsOf(stored);
  if (typeof key !== 'string') return null;
  return {
    key,
    agreed: isProfile(agreed) ? agreed : null,
    version: typeof version === 'number' ? version : 0,
    had: textsIn(had),
    brought: textsIn(brought),
  };
}

/** Declared so that it is there when the store reads what it begins with. */
function textsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

function isProfile(value: unknown): value is Profile {
  const { name, settings } = fieldsOf(value);
  return typeof name === 'string' && typeof settings === 'object' && settings !== null;
}
