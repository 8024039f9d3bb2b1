/** Keeps the screen from going dark for as long as somebody thinks about their move. */

/** Holds it until the returned function is called; where browsers can't, nothing happens. */
export function keepAwake(): () => void {
  const end = new AbortController();
  let held: WakeLockSentinel | undefined;
  const hold = async () => {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    const lock = await navigator.wakeLock.request('screen').catch(() => undefined);
    if (end.signal.aborted) await lock?.release();
    else held = lock;
  };
  // Browsers let go of it when the page is left.
  document.addEventListener('visibilitychange', () => void hold(), { signal: end.signal });
  void hold();
  return () => {
    end.abort();
    void held?.release();
  };
}
