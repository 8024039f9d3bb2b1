/** Parts of the page that are fetched when they are first shown, and asked for again where that failed. */
import { type ComponentType, createElement, lazy, use } from 'react';

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
    return asked;
  };
}

/**
 * A component that suspends until it is there. React's own `lazy` never asks again where that failed; this asks once more at
 * once, and again whenever it is shown anew.
 */
export function lazily<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const loaded = onceLoaded(load);
  let failed = false;
  const First = lazy(async () => {
    try {
      return { default: await loaded() };
    } catch (error) {
      failed = true;
      throw error;
    }
  });
  function Again(props: Props) {
    return createElement(use(loaded()), props);
  }
  return function Lazily(props: Props) {
    return failed ? <Again {...props} /> : <First {...props} />;
  };
}
