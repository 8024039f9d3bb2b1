/** The types of the parts of zzfx that we use; it brings none. */
declare module 'zzfx' {
  export const ZZFX: {
    volume: number;
    readonly audioContext: AudioContext;
    /** Makes a sound from its synthesis parameters; holes use the defaults. */
    buildSamples(...parameters: (number | undefined)[]): readonly number[];
    /** Plays samples, one list for each channel. */
    playSamples(channels: readonly (readonly number[])[]): AudioBufferSourceNode;
  };
}
