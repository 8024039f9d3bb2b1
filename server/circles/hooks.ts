/** Tells a circle's chat service of its tables and turns: sparingly, and no longer than it answers. */
import type { Logger } from 'pino';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { type Said, saidIn } from '../../games/kit/languages.ts';
import type { Circle } from '../contract/circles.ts';
import type { Games } from '../match/games.ts';
import type { Nodes } from '../nodes/nodes.ts';
import { isPushAddress } from '../push/endpoint.ts';
import { Refused } from '../refused.ts';
import type { Ask } from '../storage/database.ts';
import type { MatchStore } from '../storage/match-store.ts';

/** How often a circle's service is called; what is more goes unsaid. */
const CALLS = { name: 'hook', points: 6, duration: 60 };
/** After so many failures in a row it is called no more. */
const ENOUGH = 5;
const TOO_FAST = 429;

interface Hook {
  readonly circle: string;
  readonly address: string;
  readonly language: string;
  /** Where this site is reached, with a slash at the end. */
  readonly site: string;
  /** How often in a row it didn't answer well. */
  readonly failed: number;
}

interface HookParts {
  readonly ask: Ask;
  readonly store: Pick<MatchStore, 'described' | 'metadata'>;
  readonly games: Games;
  /** Sends JSON to an address and resolves to the status of the answer. */
  readonly tell: (address: string, json: string) => Promise<number>;
  readonly limit: Nodes['limit'];
  readonly log: Logger;
  /** For tests: accepts any address. */
  readonly near: boolean;
}

export class Hooks {
  private readonly limiter: RateLimiterAbstract;

  constructor(private readonly parts: HookParts) {
    this.limiter = parts.limit(CALLS);
  }

  /** A service takes the place of the one of before, and is greeted. */
  async set({ circle, address, language, site }: Omit<Hook, 'failed'>): Promise<void> {
    if (!this.parts.near && !isPushAddress(address)) throw new Refused({ code: 'badHook' });
    await this.remove(circle);
    await this.parts.ask`INSERT INTO hook (circle, address, language, site, failed)
      VALUES (${circle}, ${address}, ${language}, ${site}, 0)`;
    this.say({ circle, address, language, site, failed: 0 }, ({ greets }) => greets);
  }

  async remove(circle: string): Promise<void> {
    await this.parts.ask`DELETE FROM hook WHERE circle = ${circle}`;
  }

  /** As keepers are told of it. */
  async told(circle: string): Promise<Pick<Circle, 'hook'>> {
    const hook = await this.find('SELECT * FROM hook WHERE circle = ?', circle);
    return hook === undefined ? {} : { hook: { address: hook.address, ...(isOff(hook) && { off: true as const }) } };
  }

  /** Somebody of this name has opened a table for the circle. */
  async opened(circle: string, match: string, name: string): Promise<void> {
    const hook = await this.find('SELECT * FROM hook WHERE circle = ?', circle);
    if (hook === undefined) return;
    await this.parts.store.described(match);
    this.say(hook, (said, as) => said.opens(as(name), ...this.tableOf(match, hook)));
  }

  /** It is the turn of whoever sits there, who is away. Told of members at their circle's tables. */
  turn(match: string, seat: number): void {
    const failed = (error: unknown) => this.parts.log.warn({ error, match }, 'nobody could be told of a turn');
    this.tellTurn(match, seat).catch(failed);
  }

  private async tellTurn(match: string, seat: number): Promise<void> {
    const hook = await this.find(
      `SELECT hook.* FROM circle_match JOIN hook ON hook.circle = circle_match.circle WHERE match = ? AND EXISTS
       (SELECT 1 FROM holding JOIN member ON member.person = holding.person
        WHERE holding.match = circle_match.match AND seat = ? AND member.circle = hook.circle)`,
      match,
      seat,
    );
    const player = this.parts.store.metadata(match)?.players[seat];
    if (hook === undefined || player === undefined || player.left === true) return;
    this.say(hook, (said, as) => said.turn(as(player.name ?? ''), ...this.tableOf(match, hook)));
  }

  private async find(sql: string, ...values: readonly (string | number)[]): Promise<Hook | undefined> {
    return (await this.parts.ask<Hook>(sql, ...values))[0];
  }

  /** What is played there, and its link. */
  private tableOf(match: string, { language, site }: Hook): [game: string, table: string] {
    const meta = this.parts.games.get(this.parts.store.metadata(match)?.gameName ?? '')?.meta;
    return [meta === undefined ? '' : saidIn(meta.names, language), `${site}match/${match}`];
  }

  /** Nobody waits for what a service answers. */
  private say(hook: Hook, sentence: Sentence): void {
    const { log } = this.parts;
    if (isOff(hook)) return;
    this.send(hook, sentence).catch((error: unknown) => log.warn({ error, circle: hook.circle }, 'a hook failed'));
  }

  private async send(hook: Hook, sentence: Sentence): Promise<void> {
    const { ask, tell } = this.parts;
    const isTooOften = await this.limiter.consume(hook.circle).then(
      () => false,
      () => true,
    );
    if (isTooOften) return;
    const said = saidIn(SENTENCES, hook.language);
    const told = { content: sentence(said, forDiscord), text: sentence(said, forSlack) };
    const json = JSON.stringify({ ...told, allowed_mentions: { parse: [] }, mrkdwn: false });
    const status = await tell(hook.address, json).catch(() => 0);
    const isWell = status >= 200 && status < 300;
    if (status === TOO_FAST || (isWell && hook.failed === 0)) return;
    const failed = isWell ? '0' : 'failed + 1';
    await ask(`UPDATE hook SET failed = ${failed} WHERE circle = ? AND address = ?`, hook.circle, hook.address);
  }
}

const isOff = ({ failed }: Hook): boolean => failed >= ENOUGH;

/** A sentence in a language, with names written by `as`, so that they mean nothing else to the service. */
type Sentence = (said: Sentences, as: (name: string) => string) => string;

interface Sentences {
  readonly greets: string;
  readonly opens: (name: string, game: string, table: string) => string;
  readonly turn: (name: string, game: string, table: string) => string;
}

const SENTENCES: Said<Sentences> = {
  en: {
    greets: 'A circle says here when a table is open, and whose turn it is at a slow one.',
    opens: (name, game, table) => `${name} has opened a table of ${game}: ${table}`,
    turn: (name, game, table) => `${game}: it is ${name}’s turn. ${table}`,
  },
  ja: {
    greets: 'サークルの卓が開いたときと、ゆっくり遊ぶ卓で誰かの番になったときに、ここでお知らせします。',
    opens: (name, game, table) => `${name}さんが${game}の卓を開きました。 ${table}`,
    turn: (name, game, table) => `${game}：${name}さんの番です。 ${table}`,
  },
};

/** What follows an @ and a sign that isn't seen is nobody who is called. */
const harmless = (name: string) => name.replaceAll('@', '@\u200B');

/** Without Markdown and mentions. */
const forDiscord = (name: string): string => harmless(name.replaceAll(/[\\*_~`|<>#[\]():-]/g, String.raw`\$&`));

/** Without mentions and links; Mattermost reads it, too. */
const forSlack = (name: string): string =>
  harmless(name).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
