/** Parts of the page whose code is loaded when they are first shown, and loaded again after a failure. */
import { type ComponentType, type FunctionComponent, createElement, lazy, use, useState } from 'react';
import { PATIENCE, inTime } from '../patience.ts';

/** A part of the page couldn't be loaded: the network is down, or a newer version has replaced it. */
export class NotLoaded extends Error {}

/** Loads a value once, and again after a failure. A failure rejects with NotLoaded. */
export function onceLoaded<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    if (loading !== undefined) return loading;
    const asked = inTime(PATIENCE.part, load).catch((error: unknown) => {
      loading = undefined;
      throw new NotLoaded('a part of the page was not loaded', { cause: error });
    });
    loading = asked;
    // React's `use` reads these fields first: a loaded value never suspends, not even on its first render.
    asked.then(
      (value) => Object.assign(asked, { status: 'fulfilled', value }),
      () => undefined,
    );
    return asked;
  };
}

/** A component that is loaded when it is first shown, or earlier by `fetch`. */
type Lazy<Props extends object> = FunctionComponent<Props> & { readonly fetch: () => Promise<ComponentType<Props>> };

/**
 * A component that suspends until its code is loaded. React's own `lazy` never retries a failure; this one retries once
 * at once, and again whenever it is mounted. It doesn't suspend if its code is already there.
 */
export function lazily<Props extends object>(load: () => Promise<ComponentType<Props>>): Lazy<Props> {
  let here: ComponentType<Props> | undefined;
  let failed = false;
  const fetch = onceLoaded(async () => {
    here = await load();
    return here;
  });
  const First = lazy(async () => {
    try {
      return { default: await fetch() };
    } catch (error) {
      failed = true;
      throw error;
    }
  });
  function Again(props: Props) {
    return createElement(use(fetch()), props);
  }
  function Lazily(props: Props) {
    // Keeps the component type of the first render: another type would mount it again and lose its state.
    const [Shown] = useState(() => here ?? (failed ? Again : First));
    return <Shown {...props} />;
  }
  return Object.assign(Lazily, { fetch });
}
