/** Sounds of wood, paper and stone, made by a small synthesizer that is loaded with the first sound. */

export type Sound = 'dice' | 'card' | 'wood' | 'stone' | 'coin' | 'bell' | 'thud';

/** zzfx parameters: volume, randomness, frequency, attack, sustain, release, shape (4 is noise), curve, slide, … */
const RECIPES: Readonly<Record<Sound, readonly (number | undefined)[]>> = {
  dice: [0.9, 0.2, 320, 0, 0.01, 0.06, 4, 2.4, -12, undefined, undefined, undefined, 0.06, 0.3],
  card: [0.5, 0.1, 1400, 0.01, 0.01, 0.05, 4, 0.6, -30],
  wood: [1, 0.05, 190, 0, 0.01, 0.08, 1, 1.8, -4],
  stone: [0.9, 0.05, 110, 0, 0.02, 0.12, 4, 3, -3, undefined, undefined, undefined, undefined, 0.4],
  coin: [0.5, 0.02, 1180, 0, 0.03, 0.18, 0, 1.4, undefined, undefined, 420, 0.04],
  bell: [
    0.8,
    0,
    440,
    0.01,
    0.12,
    0.9,
    0,
    1,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    0.09,
  ],
  thud: [1.1, 0.05, 72, 0, 0.03, 0.2, 0, 2, -1.2],
};

/** For how many milliseconds a sound waits for its device; later it would tell of what is long past. */
const PATIENCE = 1000;

/** Finished sounds: making one takes longer than drawing a move. */
const made = new Map<Sound, readonly number[]>();

const QUIET = 0.15;
let on = false;

/** Switches all sounds on or off. */
export function setSoundOn(next: boolean): void {
  on = next;
}

/** Plays a sound if sounds are on and the user has touched the page; before that, browsers allow none. */
export function playSound(sound: Sound): void {
  if (on && navigator.userActivation.hasBeenActive) void synthesise(sound);
}

async function synthesise(sound: Sound): Promise<void> {
  try {
    const { ZZFX } = await import('zzfx');
    ZZFX.volume = QUIET;
    if (!(await runs(ZZFX.audioContext))) return;
    const samples = made.get(sound) ?? ZZFX.buildSamples(...RECIPES[sound]);
    made.set(sound, samples);
    ZZFX.playSamples([samples]);
  } catch {
    // A device without audio stays silent.
  }
}

/**
 * Has a device go on that doesn't run: browsers suspend it, and phones interrupt it for a call or the lock screen. Until
 * such a call is over nothing answers.
 */
async function runs(device: AudioContext): Promise<boolean> {
  if (device.state !== 'running') {
    const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
    await Promise.race([device.resume(), late]);
  }
  return device.state === 'running';
}
