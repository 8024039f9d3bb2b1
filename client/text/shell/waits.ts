/** The words of waiting at a table: what is left of somebody's time, and what happens when it is up. */
import { catalog } from '../catalog.ts';
import { useWords } from '../index.ts';
import { duration, long } from './pace.ts';

/** What keeps a bot from playing on: whatever one does at the board, a word (once a decision), or a move alone. */
type VoteStop = 'anything' | 'word' | 'move';

/** What stops that. */
const STOPS = catalog<Readonly<Record<VoteStop, string>>>({
  en: {
    anything: 'Anything you do at the board stops that.',
    word: 'A word or a move stops that.',
    move: 'Only a move stops that now.',
  },
  ja: {
    anything: '盤で何か操作すれば止まります。',
    word: 'ひとこと伝えるか、ゲームを進める操作をすれば止まります。',
    move: 'ゲームを進める操作をすれば止まります。',
  },
});

const waits = catalog({
  en: {
    /** What is left of a slow turn. */
    remains: (seconds: number): string =>
      seconds >= 172_800
        ? long(86_400 * Math.floor(seconds / 86_400))
        : seconds >= 7200
          ? long(3600 * Math.floor(seconds / 3600))
          : long(60 * Math.max(1, Math.floor(seconds / 60))),
    reserve: (time: string): string => `${time} in reserve`,
    timeLeft: (time: string): string => `${time} left`,
    timeAndReserve: (time: string, reserve: string): string => `${time} left, then ${reserve} in reserve`,
    nearlyUp: 'Your time is nearly up.',
    nearlyUpIn: (time: string): string => `Your time is nearly up: ${time}`,
    timeUp: 'Your time was up, so a bot decided for you.',

    botPlays: 'A bot plays for you. Move, or press “I’m here”.',
    botPlaysShort: 'a bot plays on',
    botDecides: 'time is up, a bot decides',
    here: 'I’m here',
    /** For the player everybody waits for, who may just be thinking. */
    thinking: 'I’m thinking',
    /** To that player, before and after somebody has asked. */
    othersMay: (stop: VoteStop): string => `The others may let a bot play on for you. ${STOPS.en[stop]}`,
    asksForYou: (name: string, stop: VoteStop): string =>
      `${name} asks to let a bot play on for you. ${STOPS.en[stop]}`,
    /** To the others. */
    mayAsk: (name: string): string => `Everybody is waiting for ${name}.`,
    ask: 'Let a bot play on',
    asks: (asking: string, name: string, agreed: number, needed: number): string =>
      `${asking} asks to let a bot play on for ${name} (${agreed} of ${needed} agree).`,
    agree: 'Agree',
    youAsked: (name: string, agreed: number, needed: number): string =>
      `You want a bot to play on for ${name} (${agreed} of ${needed} agree).`,
  },

  ja: {
    remains: (seconds) =>
      seconds >= 172_800
        ? duration(86_400 * Math.floor(seconds / 86_400))
        : seconds >= 7200
          ? duration(3600 * Math.floor(seconds / 3600))
          : duration(60 * Math.max(1, Math.floor(seconds / 60))),
    reserve: (time) => `予備${time}`,
    timeLeft: (time) => `残り${time}`,
    timeAndReserve: (time, reserve) => `残り${time}、そのあと予備${reserve}`,
    nearlyUp: 'まもなく時間切れです。',
    nearlyUpIn: (time) => `まもなく時間切れです：${time}`,
    timeUp: '時間切れのため、ボットが代わりに判断しました。',

    botPlays: 'ボットが代行中です。操作するか、「戻りました」を押してください。',
    botPlaysShort: 'ボットが代行中',
    botDecides: '時間切れ・ボットが判断',
    here: '戻りました',
    thinking: '考えています',
    othersMay: (stop) => `ほかの人は、あなたの代わりにボットで進められます。${STOPS.ja[stop]}`,
    asksForYou: (name, stop) => `${name}が、あなたの代わりにボットで進めようと提案しています。${STOPS.ja[stop]}`,
    mayAsk: (name) => `みんなが${name}を待っています。`,
    ask: 'ボットで進める',
    asks: (asking, name, agreed, needed) =>
      `${asking}が、${name}の代わりにボットで進めようと提案しています（賛成${agreed}／${needed}人）。`,
    agree: '賛成する',
    youAsked: (name, agreed, needed) =>
      `${name}の代わりにボットで進める提案に賛成しました（賛成${agreed}／${needed}人）。`,
  },
});

export type WaitsText = (typeof waits)['en'];

export const useWaitsText = () => useWords(waits);
