/** Parts of the page whose code is loaded when they are first shown, and loaded again after a failure. */
import { type ComponentType, type FunctionComponent, Suspense, createElement, lazy, use, useState } from 'react';
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

/** What pages wait for, by what loads it. */
const waits = new WeakMap<() => Promise<unknown>, Promise<unknown>>();
const failed = new Set<() => Promise<unknown>>();

/**
 * What `load` promises, for React's `use`: the same promise each time, also after a failure. A page that loaded anew in
 * each attempt to show the failure would only ever wait. `load` must be the same function each time.
 */
export function awaited<T>(load: () => Promise<T>): Promise<T> {
  const known = waits.get(load) as Promise<T> | undefined;
  if (known !== undefined) return known;
  const promise = load();
  waits.set(load, promise);
  promise.catch(() => failed.add(load));
  return promise;
}

/** To be called when a failure has been shown: whoever needs what failed from now on loads it again. */
export function forgetFailures(): void {
  for (const load of failed) waits.delete(load);
  failed.clear();
}

/** A component that is loaded when it is first shown, or earlier by `fetch`. */
type Lazy<Props extends object> = FunctionComponent<Props> & { readonly fetch: () => Promise<ComponentType<Props>> };

/** What a module exports that can be shown, by name. */
type Parts<Module> = {
  [Name in keyof Module]: Module[Name] extends ComponentType<infer _> ? Name : never;
}[keyof Module];
type PropsOf<Part> = Part extends ComponentType<infer Props extends object> ? Props : never;

/**
 * A component of a module that suspends until that is loaded. React's own `lazy` never retries a failure; this one retries
 * once at once, and again whenever it is mounted. It doesn't suspend if its code is already there.
 */
export function lazily<Module, Name extends Parts<Module>>(
  load: () => Promise<Module>,
  name: Name,
): Lazy<PropsOf<Module[Name]>> {
  type Props = PropsOf<Module[Name]>;
  let here: ComponentType<Props> | undefined;
  let failed = false;
  const fetch = onceLoaded(async () => {
    here = (await load())[name] as ComponentType<Props>;
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
    return createElement(use(awaited(fetch)), props);
  }
  function Lazily(props: Props) {
    // Keeps the component type of the first render: another type would mount it again and lose its state.
    const [Shown] = useState(() => here ?? (failed ? Again : First));
    return <Shown {...props} />;
  }
  return Object.assign(Lazily, { fetch });
}

/** The same of what stands beside a page: nothing is in its place, and nothing else waits, until its code is loaded. */
export function apart<Module, Name extends Parts<Module>>(
  load: () => Promise<Module>,
  name: Name,
): Lazy<PropsOf<Module[Name]>> {
  const Part = lazily(load, name);
  const Apart = (props: PropsOf<Module[Name]>) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
  return Object.assign(Apart, { fetch: Part.fetch });
}
