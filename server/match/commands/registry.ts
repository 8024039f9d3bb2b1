/**
 * Everything that is done at a match: what is asked, who may, and what is answered. Most of it is a call of the contract
 * that changes a match; the rest is listed here. `server/app/commands.ts` says what does each, and `commands.ts` beside
 * this the way that all of them go.
 */
import type { Asked, AskedBy, CallAt, Gives } from '../../contract/contract.ts';
import type { Receipt } from '../../contract/messages.ts';
import type { BroughtSeat } from '../../contract/people.ts';
import type { TournamentRules } from '../../contract/tournaments.ts';
import type { QuickSeat } from '../../contract/seats.ts';
import type { Refusal, Seat } from '../../../games/kit/rules.ts';
import type { Mark, Once } from '../../storage/answers.ts';
import type { Player } from '../../storage/types.ts';
import type { Joining } from '../matches.ts';
import type { Hash, Issued } from '../seats/credentials.ts';

/** A command: what is asked and what is answered, both JSON in which nothing opens a seat. */
interface Command<Asked extends object, Given> {
  readonly asked: Asked;
  readonly given: Given;
}

/** What isn't asked over HTTP: the servers ask it of each other and of themselves. */
interface Own {
  /** A move, an undo or a redo, of whoever holds a seat or of a bot. */
  readonly action: Command<Submitted, Receipt>;
  /** A player did something other than a move. */
  readonly acted: Command<{ readonly seat: Seat }, void>;
  /** Whoever wants to play now sits down in the first free seat. */
  readonly sit: Command<Sitting, QuickSeat>;
  /** Whoever waits alone gives their table up; null if others have come. */
  readonly giveUp: Command<{ readonly seat: Seat }, { readonly player: { name: string; data?: unknown } | null }>;
  /** A player of the match before sits down. */
  readonly come: Command<Coming, Seat>;
  /** The seat that was kept for a player of the match before is free. */
  readonly free: Command<{ readonly from: Seat }, void>;
  /** Somebody has come to their table of a tournament. */
  readonly arrive: Command<{ readonly seat: Seat }, void>;
  /** Those who haven't come there aren't waited for any more. */
  readonly goWithout: Command<Pick<TournamentRules, 'absence'>, Missed>;
  /** Whoever comes with a key that opened the seat until just now has it back. */
  readonly retake: Command<{ readonly seat: Seat; readonly key: Hash }, void>;
  /** A seat opens on one more device of a person with a passkey; null if it is no longer theirs. */
  readonly openDevice: Command<Opening, Omit<BroughtSeat, 'credentials'> | null>;
  readonly closeDevice: Command<{ readonly seat: Seat; readonly key: string }, void>;
}

export type CommandName = keyof Own | CallAt<'owner'>;

/** What is asked as the owner gets it: with hashes in the place of secrets. */
export type Hashed<Asked> = { readonly [Field in keyof Asked]: Field extends Secret ? Hash : Asked[Field] };
/** The fields that are secret. The token of a link names its seat, too; that part stays readable. */
export type Secret = 'credentials' | 'before' | 'token';

export type AskedIn<Name extends CommandName> = Name extends keyof Own
  ? Own[Name]['asked']
  : Name extends CallAt<'owner'>
    ? Hashed<Asked<Name>>
    : never;

export type GivenBy<Name extends CommandName> = Name extends keyof Own
  ? Own[Name]['given']
  : Name extends CallAt<'owner'>
    ? Gives<Name> | void
    : never;

/** Who asks. */
export interface Asker {
  /** Their address, for limits; empty for a server. */
  readonly address: string;
  /** New credentials that the answer may give out: the owner knows their hash alone, and gives that in their place. */
  readonly issued: Issued;
  /** By what the answer is kept for whoever asks again. */
  readonly once?: Once | undefined;
}

/** At which match it is done, and for whom. */
export interface Doer extends Asker {
  readonly id: string;
  /** By what another server knows the answer, which is stored with what is done. */
  readonly mark?: Mark | undefined;
}

/** Who has proved to hold a seat. */
export interface Holder extends Doer {
  readonly seat: Seat;
  readonly key: Hash;
}

type By<Name extends CommandName> =
  Name extends CallAt<'owner'> ? (AskedBy<Name> extends 'anybody' ? Doer : Holder) : Doer;

/** What does each: it judges, and then does it or throws a Refused. */
export type Registry = {
  readonly [Name in CommandName]: (
    by: By<Name>,
    asked: AskedIn<Name>,
  ) => Name extends Steps ? GivenBy<Name> | Promise<GivenBy<Name>> : GivenBy<Name>;
};

const steps = [
  'action',
  'come',
  'POST /games/:name/:id/join',
  'POST /games/:name/:id/playAgain',
  'POST /api/matches/:id/rematch',
  'POST /api/matches/:id/claims/:seat',
  'POST /api/matches/:id/moves',
  'POST /api/matches/:id/undo/answer',
] as const satisfies readonly CommandName[];
type Steps = (typeof steps)[number];

/**
 * What is done in several steps, because it waits for an allowance, for another match, or until a move is stored. All else
 * is done at once, in one transaction.
 */
export const IN_STEPS: ReadonlySet<CommandName> = new Set(steps);

/** An action as it is judged. */
export interface Submitted {
  /** The game that whoever acts takes it for; absent where they don't say. */
  readonly game?: string;
  /** The seat that is claimed, with the hash of the credentials; or the seat, where the server itself plays it. */
  readonly by: { readonly playerID: unknown; readonly key: Hash | undefined } | { readonly seat: Seat };
  readonly order: Order | Refusal;
  readonly stateID: unknown;
}

/** The parts of an action that boardgame.io gets to see. */
export type Order =
  | { readonly kind: 'move'; readonly type: string; readonly args: readonly unknown[] }
  | { readonly kind: 'UNDO' | 'REDO' };

/** Who sits down by "play now". */
interface Sitting extends Pick<Joining, 'data' | 'pledge' | 'anyGame'> {
  readonly game: string;
  readonly playerName: string;
  /** Whether the table was opened for them. */
  readonly opened: boolean;
}

/** A player who comes from a finished match. */
export interface Coming {
  readonly from: string;
  readonly seat: Seat;
  readonly brought: Pick<Player, 'share' | 'origin' | 'block'>;
}

/** The hash by which a seat is tied to a person, and a hash of credentials that open it as well. */
export interface Opening {
  readonly seat: Seat;
  readonly key: Hash;
  readonly kept: string;
}

/** The seats of those who haven't come in time, and whether that table isn't played. */
export interface Missed {
  readonly absent: readonly Seat[];
  readonly calledOff: boolean;
}
