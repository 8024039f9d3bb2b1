/**
 * What Agora's types say of boardgame.io. Its own don't pass a compiler that looks into libraries; these do, and fit them: a
 * `Game` of these is one of its own. What it alone makes and takes is left open.
 */
// Whoever has boardgame.io's own types passes and gets them here.
// oxlint-disable-next-line no-explicit-any
type Theirs = any;

export interface Ctx {
  numPlayers: number;
  playOrder: string[];
  playOrderPos: number;
  activePlayers: null | Record<string, string>;
  currentPlayer: string;
  numMoves?: number;
  gameover?: Theirs;
  turn: number;
  phase: string;
}
export interface State<G = Theirs> {
  G: G;
  ctx: Ctx;
  _stateID: number;
  [key: string]: Theirs;
}
export type PlayerID = string;
export interface Game<G = Theirs, _PluginAPIs = Record<string, unknown>, SetupData = Theirs> {
  name?: string;
  minPlayers?: number;
  maxPlayers?: number;
  setup?: (context: Theirs, setupData?: SetupData) => G;
  validateSetupData?: (setupData: SetupData | undefined, numPlayers: number) => string | undefined;
  playerView?: (context: Theirs) => Theirs;
  endIf?: (context: Theirs) => Theirs;
  moves?: Theirs;
  phases?: Theirs;
  turn?: Theirs;
  events?: Theirs;
  plugins?: Theirs[];
  ai?: Theirs;
}
export declare class MCTSBot {
  constructor(options: Theirs);
  play(state: Theirs, playerID: string): Promise<Theirs>;
  [key: string]: Theirs;
}
export declare class SocketIO {
  constructor(...options: Theirs[]);
  [key: string]: Theirs;
}
export declare class Sync {
  [key: string]: Theirs;
}
export type LogEntry = Theirs;
export type Move = Theirs;
export declare namespace ActionShape {
  type MakeMove = Theirs;
  type GameEvent = Theirs;
}
export type FilteredMetadata = Theirs;
export type CredentialedActionShape = Theirs;
export declare namespace CredentialedActionShape {
  type MakeMove = Theirs;
  type Any = Theirs;
}
export declare namespace StorageAPI {
  type FetchOpts = Theirs;
  type FetchResult<_O = Theirs> = Theirs;
  type CreateMatchOpts = Theirs;
  type ListMatchesOpts = Theirs;
}
export declare namespace Server {
  type App = Theirs;
  type AppCtx = Theirs;
  type MatchData = Theirs;
  type PlayerMetadata = Theirs;
}
export declare function Server(options: Theirs): Theirs;
export declare const getFilterPlayerView: (game: Theirs) => (playerID: Theirs, payload: Theirs) => Theirs;
export declare const ProcessGameConfig: (game: Theirs) => Theirs;
export declare const CreateGameReducer: (options: Theirs) => (state: Theirs, action: Theirs) => Theirs;
