/** What a call of the HTTP interface is, and what follows from one for whoever makes it and whoever answers it. */
import * as v from 'valibot';
import { seatKey } from './schema.ts';
import { matchSummary } from './tables.ts';

/** Where it is answered: by the node that owns the match, which it changes, or by the node that was asked. */
export type At = 'owner' | 'here';

/** Who may: whoever holds a seat of the match or is the table's host, by the seat's key; a person signed in; a browser. */
export type Who = 'anybody' | 'seat' | 'host' | 'person' | 'browser';

export interface Call<
  Asks extends v.ObjectEntries = v.ObjectEntries,
  Gives extends v.GenericSchema = v.GenericSchema,
  Where extends At = At,
  By extends Who = Who,
> {
  /** What it does, for people. */
  readonly says: string;
  readonly at: Where;
  /** What is asked beside what the path says: the body's fields, or of a GET the query's. */
  readonly asks: Asks;
  readonly gives: Gives;
  readonly by: By;
  /**
   * The cost in points of the address's rate limit: about the milliseconds that everybody else waits for the answer.
   */
  readonly weight: number;
  /** The node that was asked tells this of the match afterwards, because the owner's answer would be too long to pass on. */
  readonly shows?: 'summary' | 'pledges';
  /** Asking it again does no harm, so that no answer is remembered: it only reads, or leaves things as they are then. */
  readonly again?: true;
  /** Present for what there is only where people sign in by passkeys, or only where the site signs them in. */
  readonly where?: 'passkeys' | 'site';
  /** How large a body may be, where it may be larger than usual: its bytes, and how many values its JSON has. */
  readonly room?: { readonly bytes: number; readonly values: number };
}

const nothing = v.object({});
type Nothing = typeof nothing;

/** What a call has besides what most have. */
type More = Partial<Pick<Call, 'weight' | 'shows' | 'again' | 'room' | 'where'>>;

/** A change of a match; most give nothing back. */
export const change = <
  const Asks extends v.ObjectEntries,
  Gives extends v.GenericSchema = Nothing,
  By extends Who = 'anybody',
>(
  says: string,
  asks: Asks,
  gives: Gives = nothing as unknown as Gives,
  more: More & { readonly by?: By } = {},
): Call<Asks, Gives, 'owner', By> => ({ says, asks, gives, by: 'anybody' as By, weight: 3, ...more, at: 'owner' });

/** A change of a match by whoever holds a seat there. */
export const bySeat = <const Asks extends v.ObjectEntries, Gives extends v.GenericSchema = Nothing>(
  says: string,
  asks: Asks,
  gives?: Gives,
  more: More = {},
) => change(says, { ...seatKey.entries, ...asks }, gives, { ...more, by: 'seat' });

/** A change of a table by its host before the match begins. It is answered with the table as it is then. */
export const byHost = <const Asks extends v.ObjectEntries>(says: string, asks: Asks) =>
  change(says, { ...seatKey.entries, ...asks }, matchSummary, { by: 'host', shows: 'summary' });

/** Something that is read, or that is kept beside matches. */
export const here = <const Asks extends v.ObjectEntries, Gives extends v.GenericSchema = Nothing>(
  says: string,
  weight: number,
  asks: Asks,
  gives: Gives = nothing as unknown as Gives,
  more: More & { readonly by?: Who } = {},
): Call<Asks, Gives, 'here'> => ({ says, asks, gives, by: 'anybody', ...more, weight, at: 'here' });

/** The names in a path: `id` and `seat` of `/api/matches/:id/bots/:seat`. */
export type Named<Key extends string> = Key extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Named<Rest>
  : Key extends `${string}:${infer Name}`
    ? Name
    : never;
