/** What we use of zzfx, which brings no types. */
declare module 'zzfx' {
  export const ZZFX: {
    volume: number;
    readonly audioContext: AudioContext;
    /** Plays a sound from its synthesis parameters; holes take their defaults. */
    play(...parameters: (number | undefined)[]): AudioBufferSourceNode;
  };
}
