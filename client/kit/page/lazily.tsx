/** Parts of the page that are fetched when they are first shown, and asked for again where that failed. */
import { type ComponentType, type FunctionComponent, createElement, lazy, use, useState } from 'react';

/** Something of the page couldn't be fetched: the network is gone, or a newer version has taken its place. */
export class NotLoaded extends Error {}

/** A value that is fetched once, and again after a failure, which rejects with NotLoaded. */
export function onceLoaded<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    if (loading !== undefined) return loading;
    const asked = load().catch((error: unknown) => {
      loading = undefined;
      throw new NotLoaded('a part of the page was not loaded', { cause: error });
    });
    loading = asked;
    // Where React's `use` looks first: what has come suspends nothing any more, not even the first time it is shown.
    asked.then(
      (value) => Object.assign(asked, { status: 'fulfilled', value }),
      () => undefined,
    );
    return asked;
  };
}

/** A component that is fetched when it is first shown, or before. */
type Lazy<Props extends object> = FunctionComponent<Props> & { readonly fetch: () => Promise<ComponentType<Props>> };

/**
 * A component that suspends until it is there. React's own `lazy` never asks again where that failed; this asks once more at
 * once, and again whenever it is shown anew. It suspends nothing where it has been fetched before.
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
    // As it was when this was mounted: another one in its place would begin anew.
    const [Shown] = useState(() => here ?? (failed ? Again : First));
    return <Shown {...props} />;
  }
  return Object.assign(Lazily, { fetch });
}
