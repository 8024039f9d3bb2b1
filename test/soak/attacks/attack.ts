/** One thing that is sent to a server to hurt it. */
export type Attack =
  | { readonly kind: 'message'; readonly game: string; readonly event: string; readonly args: readonly unknown[] }
  | { readonly kind: 'frame'; readonly text: string }
  | {
      readonly kind: 'request';
      readonly method: string;
      readonly path: string;
      readonly headers: readonly string[];
      readonly body: unknown;
    };
