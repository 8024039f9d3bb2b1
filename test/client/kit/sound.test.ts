/** Sounds come back after whatever has stopped them, and none comes long after what it tells of. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playSound, setSoundOn } from '../../../client/kit/sound/sound.ts';

/** A phone's way to the speaker; what becomes of it when it is asked to go on is up to the test. */
const device = vi.hoisted(() => ({ state: 'running', resume: () => Promise.resolve() }));
const played = vi.hoisted(() => [] as unknown[]);

vi.mock('zzfx', () => ({
  ZZFX: { audioContext: device, buildSamples: () => [0], playSamples: (samples: unknown) => played.push(samples) },
}));

beforeEach(() => {
  vi.useFakeTimers();
  played.length = 0;
  setSoundOn(true);
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: true }, configurable: true });
});
afterEach(() => {
  setSoundOn(false);
  Reflect.deleteProperty(navigator, 'userActivation');
  vi.useRealTimers();
});

test.each(['suspended', 'interrupted'])('a device that is %s is asked to go on', async (state) => {
  device.state = state;
  device.resume = async () => void (device.state = 'running');
  playSound('wood');
  await vi.waitFor(() => expect(played).toHaveLength(1));
});

test('what is heard only after a call is not played', async () => {
  let goOn: () => void = () => undefined;
  device.state = 'interrupted';
  device.resume = () => new Promise((resolve) => (goOn = resolve));
  playSound('wood');
  await vi.advanceTimersByTimeAsync(10_000);
  device.state = 'running';
  goOn();
  await vi.advanceTimersByTimeAsync(0);
  expect(played).toHaveLength(0);
  playSound('bell');
  await vi.waitFor(() => expect(played).toHaveLength(1));
});
