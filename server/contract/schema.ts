/** Schemas whose values nobody changes, and what several of them are made of. */
import * as v from 'valibot';
import type { Pledges } from '../../games/kit/draw.ts';
import { isValue } from '../../games/kit/draw.ts';
import { LONGEST_NAME } from '../../games/kit/lengths.ts';
import { cleanLine } from '../../games/kit/written.ts';

/** The values of a schema. */
export type Of<Schema extends v.GenericSchema> = v.InferOutput<Schema>;

/** A record of these parts; further ones are left out. */
export const record = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(v.object(entries), v.readonly());

export const list = <const Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.readonly());

/** A value whose type the games say, and which they check by themselves. */
export const given = <T>(what: string) =>
  v.pipe(
    v.custom<T>(() => true),
    v.description(what),
  );

/** A whole number from 0. */
export const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

export const seat = v.pipe(whole, v.description('The number of a seat, from 0.'));

/** A person's name, which may be empty. */
export const personName = v.pipe(
  v.string(),
  v.transform((text) => cleanLine(text, LONGEST_NAME)),
);

export const name = v.pipe(personName, v.nonEmpty('should be a name'));

/** A pledge or a share of a deal. */
export const share = v.pipe(v.string(), v.check(isValue, 'should be 64 small hexadecimal digits'));

/** A seat and what opens it. */
export const seatKey = record({
  /** The seat's number, as boardgame.io writes it. */
  playerID: v.union(
    [
      v.pipe(v.string(), v.regex(/^\d{1,2}$/)),
      v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99), v.transform(String)),
    ],
    'should be a seat number',
  ),
  credentials: v.pipe(v.string(), v.maxLength(200)),
});
export type SeatKey = Of<typeof seatKey>;

/** Where a push service is told of something. */
export const endpoint = v.pipe(v.string(), v.maxLength(1024));

const base64url = (bytes: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}={0,2}$`)));

export const language = v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/));

/** A browser that is to be called, by what it is encrypted: a point on the curve P-256, and a secret of 16 bytes. */
export const browserCall = record({ endpoint, p256dh: base64url(65), auth: base64url(16), language });
export type BrowserCall = Of<typeof browserCall>;

export const pledges = given<Pledges>('What is pledged for the deal, and how far the deal is.');
