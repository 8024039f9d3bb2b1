/** What we use of zzfx, which brings no types. */
declare module 'zzfx' {
  export const ZZFX: {
    volume: number;
    readonly audioContext: AudioContext;
    /** Makes a sound of its synthesis parameters; holes take their defaults. */
    buildSamples(...parameters: (number | undefined)[]): readonly number[];
    /** Plays what is in each channel. */
    playSamples(channels: readonly (readonly number[])[]): AudioBufferSourceNode;
  };
}
