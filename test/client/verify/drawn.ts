/** A whole match of Asterion whose deal nobody chose, and what the browser of its first player kept of it. */
import { type Draw, pledgeOf, seedOf } from '../../../games/kit/draw.ts';
import { shelf } from '../../../games/index.ts';
import { defaultOptions } from '../../../games/kit/meta.ts';
import { recordRandomGame, replaying } from '../../../games/kit/record.ts';
import { type GameRecord, heard } from '../../../games/kit/rules.ts';
import { startTable, viewTable } from '../../../games/kit/table.ts';
import type { KeptDeal } from '../../../client/verify/kept-deal.ts';
import { hashOfMoment, hashOfView } from '../../../client/verify/witness.ts';

const { meta, load } = shelf.get('asterion')!;
const module = await load();

export const asterion = { meta, module };

export const draw: Draw = {
  match: 'a-match',
  secret: 'a'.repeat(64),
  shares: ['1'.repeat(64), '2'.repeat(64), null],
  round: 1,
  unshown: [],
};

export const record: GameRecord = {
  ...recordRandomGame(module.rules, { players: 3, options: defaultOptions(meta), seed: seedOf(draw) }).record,
  draw,
};

/** What Ann's browser wrote down. */
export const kept: KeptDeal = {
  server: pledgeOf(draw.secret),
  share: draw.shares[0]!,
  round: 1,
  closed: { seats: draw.shares.map((share) => share && pledgeOf(share)), round: 1 },
  seat: 0,
  start: hashOfView(viewTable(module.rules, startTable(module.rules, 3, defaultOptions(meta), record.seed), 0)),
  seen: [...replaying(module.rules, meta, record)]
    .map(({ table }) => hashOfMoment({ events: table.events.map((event) => heard(event, 0)) }))
    .join(''),
};
