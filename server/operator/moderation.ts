/** The operator's commands about people: what was reported, and what is done about it. Each is on record with its reason. */
import * as v from 'valibot';
import type { Seat } from '../../games/kit/rules.ts';
import { name as nameSchema } from '../contract/schema.ts';
import { readRange } from '../http/bans.ts';
import { ownName } from '../match/seats/names.ts';
import { aboutName } from '../moderation/reports.ts';
import { type Deed, ModerationStore, type Report } from '../moderation/store.ts';
import { peopleAt } from '../results/results.ts';
import { ResultStore } from '../results/store.ts';
import { ban, bansIn, lift } from '../storage/bans.ts';
import type { Ask } from '../storage/database.ts';
import { atData, type Command, date, found, within } from './at-data.ts';

const HOUR = 3_600_000;
const MOST_HOURS = 24 * 365;

/** Puts something that was done on record. */
export const noteDeed = (ask: Ask, deed: Omit<Deed, 'id'>): Promise<void> => new ModerationStore(ask).note(deed);

export const moderation: Readonly<Record<string, Command>> = {
  reports: {
    takes: [],
    does: 'lists the lines and names that were reported, with what was said around them',
    run: (setting) =>
      atData(setting, async (ask) => {
        const reports = await new ModerationStore(ask).reports();
        return reports.map(tellReport).join('\n\n') || 'Nothing is reported.';
      }),
  },
  settle: {
    takes: ['REPORT', 'WHY'],
    does: 'takes a report off the list about which nothing more is to be done',
    run: (setting, number = '', why = '') =>
      atData(setting, async (ask) => {
        const gone = await new ModerationStore(ask).settle(numberIn(number));
        if (gone === undefined) throw new Error(`There is no report ${number}; see: npm run agora -- reports`);
        await noteDeed(ask, { kind: 'settle', atWhom: gone.match, told: gone.about, why, at: setting.now });
        return `Report ${number} is off the list.`;
      }),
  },
  hide: {
    takes: ['LINE', 'WHY'],
    does: 'hides a line of the chat from everybody; those who are there see that within seconds',
    run: (setting, line = '', why = '') =>
      atData(setting, async (ask) => {
        const store = new ModerationStore(ask);
        const before = await store.hide(numberIn(line));
        if (before === undefined) throw new Error(`There is no line ${line}; reports tell the numbers of lines.`);
        const { match, seat, name, text } = before;
        const told = `line ${line} of ${seat === null ? (name ?? 'a spectator') : `seat ${seat}`}: ${text}`;
        await noteDeed(ask, { kind: 'hide', atWhom: match, told, why, at: setting.now });
        await store.settleAbout(match, `line ${line}`);
        return `Line ${line} of match ${match} is hidden.`;
      }),
  },
  rename: {
    takes: ['MATCH', 'SEAT', 'NAME', 'WHY'],
    does: 'renames whoever sits in a seat, there and wherever the same person is known',
    run: (setting, id = '', place = '', wanted = '', why = '') =>
      within(setting, async (store, ask) => {
        const metadata = await found(store, id);
        const seat: Seat = numberIn(place);
        const { name: before, bot } = metadata.players[seat] ?? {};
        if (before === undefined || bot !== undefined) throw new Error(`Nobody sits in seat ${place} of match ${id}.`);
        const name = ownName(nameIn(wanted), metadata, seat);
        const kept = new ModerationStore(ask);
        await kept.renameSeat(id, seat, name);
        const person = peopleAt(metadata, await new ResultStore(ask).tied(id)).get(seat);
        await kept.renameAt({ match: id, seat, person }, name);
        const told = `seat ${seat}: ${before} is ${name}`;
        await noteDeed(ask, { kind: 'rename', atWhom: id, told, why, at: setting.now });
        await kept.settleAbout(id, aboutName(seat, before));
        return `${before} is called ${name} now${person === undefined ? '' : ', and so is their person'}.`;
      }),
  },
  mute: {
    takes: ['WHOM', 'HOURS', 'WHY'],
    does: 'keeps an address, a network or a person from saying anything for so many hours',
    run: (setting, whom = '', hours = '', why = '') =>
      atData(setting, async (ask) => {
        const store = new ModerationStore(ask);
        const atWhom = readRange(whom) ?? whom;
        if (atWhom === whom && readRange(whom) === undefined && !(await store.isPerson(whom)))
          throw new Error(`${whom} is neither an address, nor a network, nor a person; reports tell them.`);
        const length = Number(hours);
        if (!(length > 0 && length <= MOST_HOURS)) throw new Error(`HOURS should be a number up to ${MOST_HOURS}.`);
        const until = Math.round(setting.now + length * HOUR);
        await store.mute({ whom: atWhom, until });
        await noteDeed(ask, { kind: 'mute', atWhom, told: `until ${date(until)}`, why, at: setting.now });
        return `${atWhom} is muted until ${date(until)}.`;
      }),
  },
  mutes: {
    takes: [],
    does: 'lists who is muted, and until when',
    run: (setting) =>
      atData(setting, async (ask) => {
        const mutes = await new ModerationStore(ask).mutes(setting.now);
        return mutes.map(({ whom, until }) => `${whom}  ${date(until)}`).join('\n') || 'Nobody is muted.';
      }),
  },
  unmute: {
    takes: ['WHOM', 'WHY'],
    does: 'ends a mute',
    run: (setting, whom = '', why = '') =>
      atData(setting, async (ask) => {
        const atWhom = readRange(whom) ?? whom;
        if (!(await new ModerationStore(ask).unmute(atWhom)))
          throw new Error(`${atWhom} is not muted as such; see: npm run agora -- mutes`);
        await noteDeed(ask, { kind: 'unmute', atWhom, told: '', why, at: setting.now });
        return `${atWhom} is no longer muted.`;
      }),
  },
  ban: {
    takes: ['ADDRESS', '[WHY]'],
    does: 'keeps an address, or a network such as 203.0.113.0/24, from playing here',
    run: (setting, text = '', why = '') =>
      atData(setting, async (ask) => {
        const range = rangeIn(text);
        await ban(ask, { range, since: setting.now });
        await noteDeed(ask, { kind: 'ban', atWhom: range, told: '', why, at: setting.now });
        return `${range} is banned; whoever plays from there is sent away within seconds.`;
      }),
  },
  bans: {
    takes: [],
    does: 'lists who is banned, and since when',
    run: (setting) =>
      atData(setting, async (ask) => {
        const lines = (await bansIn(ask)).map(({ range, since }) => `${range}  ${date(since)}`);
        return lines.join('\n') || 'Nobody is banned.';
      }),
  },
  lift: {
    takes: ['ADDRESS', '[WHY]'],
    does: 'lifts a ban',
    run: (setting, text = '', why = '') =>
      atData(setting, async (ask) => {
        const range = rangeIn(text);
        if (!(await lift(ask, range))) throw new Error(`${range} is not banned as such; see: npm run agora -- bans`);
        await noteDeed(ask, { kind: 'lift', atWhom: range, told: '', why, at: setting.now });
        return `${range} is no longer banned.`;
      }),
  },
  deeds: {
    takes: [],
    does: 'lists what was done by these commands about people and matches, when and why',
    run: (setting) =>
      atData(setting, async (ask) => {
        const lines = (await new ModerationStore(ask).deeds()).map(({ kind, atWhom, told, why, at }) =>
          [date(at), kind, atWhom, told, why].filter((part) => part !== '').join('  '),
        );
        return lines.join('\n') || 'Nothing was done.';
      }),
  },
};

function tellReport({ id, match, context, at }: Report): string {
  const { game, seat, line, lines, seats, address } = context;
  const called = (which: Seat | null, name?: string) =>
    which === null
      ? `${name ?? 'a spectator'} (looks on)`
      : `${seats.find((each) => each.seat === which)?.name ?? '?'} (seat ${which})`;
  const person = seats.find((each) => each.seat === seat)?.person;
  const whose = [
    called(seat, lines.find((said) => said.id === line)?.name),
    ...(person === undefined ? [] : [`person ${person}`]),
    ...(address === undefined ? [] : [`from ${address}`]),
  ];
  const said = lines.map(
    (each) => `  ${each.id === line ? '>' : ' '} ${each.id}  ${called(each.seat, each.name)}: ${each.text}`,
  );
  const head = `report ${id}  ${date(at)}  match ${match} of ${game}`;
  return [head, `  a ${line === undefined ? 'name' : 'line'} of ${whose.join(', ')}`, ...said].join('\n');
}

function rangeIn(text: string): string {
  const range = readRange(text);
  if (range === undefined) throw new Error(`${text} is neither an address nor a network such as 203.0.113.0/24.`);
  return range;
}

function numberIn(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new Error(`${text} is no number.`);
  return Number(text);
}

function nameIn(text: string): string {
  const read = v.safeParse(nameSchema, text);
  if (!read.success) throw new Error('NAME should be a name.');
  return read.output;
}
