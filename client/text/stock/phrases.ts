/** What Agora itself says at the tables of stock games alone. What such a game says stays as it is. */
import { catalog } from '../catalog.ts';

export const stockPhrases = catalog({
  en: {
    yourMove: 'Your move.',
    plays: (who: string, move: string) => `${who} plays ${move}.`,
    /** The events that every game of boardgame.io has. */
    events: {
      endTurn: 'End the turn',
      pass: 'Pass',
      endStage: 'End the stage',
      endPhase: 'End the phase',
    },
    /** The same in the log. */
    did: {
      endTurn: (who: string) => `${who} ends the turn.`,
      pass: (who: string) => `${who} passes.`,
      endStage: (who: string) => `${who} ends the stage.`,
      endPhase: (who: string) => `${who} ends the phase.`,
    },
    refusals: {
      invalidMove: 'The game doesn’t allow that now. Choose something else.',
      noRedo: 'What was undone can’t be brought back by a press. Make the move again.',
      noReset: 'A match at this table can’t be started over. When it is over you can play again.',
      notToSend: 'What the board sent with that move can’t be sent to others.',
    },
    wrongPhase: (phase: string) => `That can’t be done in “${phase}”. Choose something that can.`,
    endings: {
      won: 'The game is won.',
      drawn: 'The game is a draw.',
      scored: 'The points have decided.',
      over: 'The game is over.',
    },
    position: 'Position',
    turn: (number: number) => `Turn ${number}`,
    phase: (phase: string) => `Phase: ${phase}`,
    stage: (who: string, stage: string) => `${who} is in the stage ${stage}`,
    /** A list or a record in which nothing is. */
    empty: 'empty',
    undrawn: 'The game’s own board failed at this position. This is what it holds.',
    /** In place of moves while others are to move. */
    idle: 'What you can do stands here when it is your move.',
    /** The heading above the fields for a move. */
    make: (move: string) => `Make the move ${move}`,
    argument: (number: number) => `Argument ${number}`,
    more: 'One more argument',
    play: 'Play',
    /** As what a field’s text is sent. */
    kinds: {
      empty: 'A number, a text or JSON',
      number: 'Sent as a number',
      text: 'Sent as a text',
      json: 'Sent as JSON',
    },
  },

  ja: {
    yourMove: 'あなたの番です。',
    plays: (who, move) => `${who}の手：${move}`,
    events: {
      endTurn: '手番を終える',
      pass: 'パスする',
      endStage: 'ステージを終える',
      endPhase: 'フェイズを終える',
    },
    did: {
      endTurn: (who) => `${who}が手番を終えました。`,
      pass: (who) => `${who}がパスしました。`,
      endStage: (who) => `${who}がステージを終えました。`,
      endPhase: (who) => `${who}がフェイズを終えました。`,
    },
    refusals: {
      invalidMove: 'このゲームでは今それはできません。ほかのことを選んでください。',
      noRedo: '取り消した手をボタンで戻すことはできません。もう一度その手を指してください。',
      noReset: 'この卓の対局を最初からやり直すことはできません。終わったらもう一度遊べます。',
      notToSend: 'ボードがその手に付けたものは、ほかの人に送れません。',
    },
    wrongPhase: (phase) => `「${phase}」の間はできません。できることを選んでください。`,
    endings: {
      won: '勝敗が決まりました。',
      drawn: '引き分けです。',
      scored: '得点で決まりました。',
      over: 'ゲームが終わりました。',
    },
    position: '局面',
    turn: (number) => `${number}手番目`,
    phase: (phase) => `フェイズ：${phase}`,
    stage: (who, stage) => `${who}のステージ：${stage}`,
    empty: '空',
    undrawn: 'このゲームのボードはこの局面を表示できませんでした。局面の中身は次のとおりです。',
    idle: 'あなたの番になると、できることがここに出ます。',
    make: (move) => `${move}の手を指す`,
    argument: (number) => `引数${number}`,
    more: '引数を増やす',
    play: '決定',
    kinds: {
      empty: '数、文字列、JSONのどれか',
      number: '数として送ります',
      text: '文字列として送ります',
      json: 'JSONとして送ります',
    },
  },
});

export type StockPhrases = (typeof stockPhrases)['en'];
