/** Keeps the screen on while somebody thinks about their move. */

/** Keeps the screen on until the returned function is called. Does nothing in browsers that can't. */
export function keepAwake(): () => void {
  const end = new AbortController();
  let held: WakeLockSentinel | undefined;
  const hold = async () => {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    const lock = await navigator.wakeLock.request('screen').catch(() => undefined);
    if (end.signal.aborted) await lock?.release();
    else held = lock;
  };
  // Browsers release the lock when the page is hidden.
  document.addEventListener('visibilitychange', () => void hold(), { signal: end.signal });
  void hold();
  return () => {
    end.abort();
    void held?.release();
  };
}
