/** The words that call players back to their tables, on the page and in notices of the service worker. */
import { catalog } from '../catalog.ts';
import { plural } from '../plural.ts';

export const calls = catalog({
  en: {
    /** `yourTurn` and `everybodyWaits` are the title and text of a notice outside the page. */
    yourTurn: (game: string) => `${game}: it is your turn`,
    everybodyWaits: 'Everybody at the table is waiting for you.',
    /** The same for whoever may lose their seat to somebody who says that it is theirs. */
    seatClaimed: (game: string) => `${game}: somebody asks for your seat`,
    comeAndKeepIt: 'Open the table and it stays yours. If you don’t, it may be given to them.',
    /** In the header: how many tables wait for the reader. */
    waiting: (tables: number) => `Your turn at ${plural(tables, 'table', 'tables')}`,
    /** In the header: somebody asks for the reader's seat at some table. */
    keepSeat: 'Somebody asks for your seat. Open the table and it stays yours.',
    label: 'Call me when it is my turn',
    hint: 'This device notifies you, even while the page is closed.',
    /** Why calls can't be switched on. */
    blocked: 'This browser blocks notifications from this site. Allow them in its settings.',
    impossible:
      'This browser can’t do that here. It can on a page opened over https, and where this site is installed as an app.',
    failed: 'Notifications couldn’t be switched on. Please try again.',
    /** The server doesn't call by way of this browser's push service. */
    unknownService: 'This server doesn’t know this browser’s push service. Notifications are off again.',
  },

  ja: {
    yourTurn: (game) => `${game}：あなたの番です`,
    everybodyWaits: '卓でみんなが待っています。',
    seatClaimed: (game) => `${game}：あなたの席を求めている人がいます`,
    comeAndKeepIt: '卓を開けば、席はあなたのものです。開かないと、その人に渡ることがあります。',
    waiting: (tables) => `あなたの番の卓：${tables}`,
    keepSeat: 'あなたの席を求めている人がいます。卓を開けば、席はあなたのものです。',
    label: '自分の番を知らせる',
    hint: 'ページを閉じていても、この端末に通知が届きます。',
    blocked: 'このブラウザでは、このサイトからの通知が止められています。ブラウザの設定で許可してください。',
    impossible: 'このブラウザでは使えません。httpsで開いたページと、アプリとしてインストールしたこのサイトで使えます。',
    failed: '通知を始められませんでした。もう一度お試しください。',
    unknownService: 'このサーバーは、このブラウザの通知サービスに対応していません。通知をオフに戻しました。',
  },
});
