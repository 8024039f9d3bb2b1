/** Parts of the page that are fetched when they are first shown, and asked for again where that failed. */
import { type ComponentType, use } from 'react';

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

/** A component that suspends until it is there. Unlike React's own `lazy` it is asked for again when it is shown anew. */
export function lazily<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const loaded = onceLoaded(load);
  return function Lazily(props: Props) {
    const Part = use(loaded());
    return <Part {...props} />;
  };
}
