/** Whatever a game on the shelf has to say, it says in every language, and all of it can be drawn. */
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { house } from '../../../client/app/house.ts';
import type { BoardModule } from '../../../client/boards/contract.ts';
import { pieces } from '../../../client/table/log/codes.ts';
import { invitations } from '../../../client/text/games.ts';
import { LANGUAGES } from '../../../client/kept/language.ts';
import { defaultOptions } from '../../../games/kit/meta.ts';
import { type GameEvent, endsTurn, heard } from '../../../games/kit/rules.ts';
import { byHand } from '../../games/by-hand.ts';
import { ownOf } from '../../games/own.ts';
import { kindsFirst, playerOf } from '../boards/kit/play.ts';
import type { Beyond } from './beyond.ts';

const SEEDS = ['words 1', 'words 2', 'words 3'];

/** What holds of a game that says nothing of itself. */
const BARE: Beyond = { stages: [], prompts: 2, silent: endsTurn };

/** How many letters stand in two lines of a phone, a mark counted as two. */
const TWO_LINES = { ja: 38, en: 78 };

const root = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const within = (folder: string) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => read(folder + path))
    .join('\n');
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name ?? '');

describe.each([...house.games])('%s', async (id, { meta, load, board: loadBoard }) => {
  const { rules, knowledge } = await load();
  const board = (await loadBoard()) as BoardModule;
  const { words } = board;
  const own = (await ownOf<Beyond>(id, 'beyond')) ?? BARE;
  const silent = (event: GameEvent) => own.silent?.(event) ?? false;
  /** What a game that is written by hand can come to say; a declared one says so where it is defined. */
  const types = byHand.has(id) ? read(`games/${id}/types.ts`) : null;
  const seats = [null, ...Array.from({ length: meta.players.default }, (_, seat) => seat)];

  /** What has been found to be drawable: most sentences come again and again. */
  const drawable = new Set<string>();
  /** Every code in a sentence can be drawn: a seat, or an icon of the game. */
  const expectDrawable = (sentence: string) => {
    if (drawable.has(sentence)) return;
    expect(sentence).not.toMatch(/undefined|NaN|null/);
    for (const piece of pieces(sentence)) {
      if (piece.kind === 'code' && !['seat', 'at'].includes(piece.name))
        expect(Object.keys(board.icons)).toContain(piece.name);
    }
    drawable.add(sentence);
  };

  /** Sensibly, and every third move whatever comes. */
  const play = playerOf(rules, {
    setup: (random) => rules.setup(meta.players.default, defaultOptions(meta), random),
    choose: (moves, random, state, seat) =>
      random.below(3) === 0 ? kindsFirst(moves, random) : knowledge.playout(state, seat, random),
  });

  test.each(LANGUAGES)('%s: one sentence or two invite to it', (language) => {
    expect(invitations.get(id)?.[language]).toMatch(/^.{20,120}[.。]$/);
  });

  test.each(types === null ? [] : LANGUAGES)('%s: every refusal has its own sentence', (language) => {
    const { refusal } = words[language];
    const otherwise = refusal({ code: 'no such code' });
    const byRules = found(types!, /\bcode: '(\w+)'/g);
    expect(byRules).toHaveLength(found(types!, /\bcode(:)/g).length);
    expect(byRules).not.toEqual([]);
    const byBoard = found(within(`client/boards/${id}/`), /\{ code: '(\w+)'/g);
    const codes = [...new Set([...byRules, ...byBoard])];
    const sentences = [
      ...codes.map((code) => refusal({ code, ...own.details })),
      ...own.stages.map((phase) => refusal({ code: 'wrongPhase', phase })),
    ];
    for (const sentence of sentences) {
      expect(sentence).not.toBe(otherwise);
      expectDrawable(sentence);
    }
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  test.each(LANGUAGES)('%s: every event has a sentence, or is not worth one', (language) => {
    const { event } = words[language];
    const told = new Set<string>();
    const listen = (happened: GameEvent, state: object) => {
      const sentence = event(happened, state);
      expect(sentence === null, happened.type).toBe(silent(happened));
      if (sentence === null) return;
      expectDrawable(sentence);
      told.add(happened.type);
    };
    for (const seed of SEEDS) {
      for (const { state, events } of play(seed)) {
        for (const happened of events) {
          listen(happened, state);
          const overheard = event(heard(happened, null), state);
          if (overheard !== null) expectDrawable(overheard);
        }
      }
    }
    for (const { state } of play('rare', 0)) own.rare?.forEach((happened) => listen(happened, state));
    if (types === null) return;
    const kinds = found(/export type \w+Event =[^]*?(?=\nexport|$)/.exec(types)?.[0] ?? '', /\btype: '(\w+)'/g);
    expect([...told].filter((type) => !kinds.includes(type))).toEqual([]);
    expect(kinds.filter((type) => !told.has(type) && !silent({ type }))).toEqual([]);
  });

  test.each(LANGUAGES)('%s: every position has a prompt for those who act and those who wait', (language) => {
    const prompts = new Set<string>();
    for (const { state } of play('prompts')) {
      for (const seat of seats) {
        const [first, ...more] = rules.toMove(state);
        const sentence =
          first === undefined
            ? words[language].ending(rules.result(state)!.ending, '{seat:0}')
            : words[language].prompt(rules.view(state, seat), seat, [first, ...more]);
        expectDrawable(sentence);
        // On a phone a third line is taken from the board.
        const length = sentence.replaceAll(/\{[^}]*\}/g, 'xx').length;
        if (first !== undefined) expect(length, sentence).toBeLessThanOrEqual(TWO_LINES[language]);
        prompts.add(sentence.replaceAll(/\{[^}]*\}|\d+/g, '#'));
      }
    }
    expect(prompts.size).toBeGreaterThanOrEqual(own.prompts);
  });

  test.each(LANGUAGES)('%s: what a bot advises, and why, is said in whole sentences', (language) => {
    const { advice } = words[language];
    // A game may do without; its bots give no hints then.
    expect(advice === undefined).toBe(knowledge.reasons === undefined);
    if (advice === undefined) return;
    const reasons = new Set<string>();
    const expectSaid = (sentence: string) => {
      expect(sentence).toMatch(/^.{3,}[.。]$/);
      expect(sentence, 'one of a thing isn’t told in the plural').not.toMatch(
        /\b1 (?:more )?(?!less\b)\w+s\b|\b1 \w+ are\b/,
      );
      expectDrawable(sentence);
    };
    for (const { state } of play('advice')) {
      for (const seat of rules.toMove(state)) {
        const view = rules.view(state, seat);
        const legal = rules.legal(view, seat);
        for (const move of legal.filter((_, at) => at % Math.ceil(legal.length / 6) === 0)) {
          expectSaid(advice.move(move, view));
          for (const reason of knowledge.reasons!(view, seat, move)) {
            expectSaid(advice.reason(reason));
            reasons.add(reason.code);
          }
        }
      }
    }
    expect(reasons.size).toBeGreaterThanOrEqual(4);
  });

  test.each(LANGUAGES)('%s: options, score items, endings, shortcuts and help are all named', (language) => {
    const { options, scoreItem, ending, keys, help } = words[language];
    for (const [option, { choices }] of Object.entries(meta.options)) {
      expect(Object.keys(options[option]!.choices).toSorted()).toEqual(choices.map(String).toSorted());
    }
    const ends = SEEDS.map((seed) => rules.result([...play(seed)].at(-1)!.state));
    const items = ends.flatMap((end) => end!.places.flatMap((place) => place.items.map(({ code }) => code)));
    expect(items).not.toEqual([]);
    for (const code of items) expect(scoreItem(code)).not.toBe(code);
    for (const code of rules.endings) expect(ending(code, 'Ana')).not.toBe(code);
    expect(Object.keys(keys).toSorted()).toEqual([...Object.keys(board.keys), ...(own.keys ?? [])].toSorted());
    for (const { title, text } of help(defaultOptions(meta) as Readonly<Record<string, string>>))
      for (const sentence of [title, ...text]) expectDrawable(sentence);
  });
});
