/** The words of passkeys, which bring one's seats, matches, name and settings to every device. */
import { catalog } from '../catalog.ts';

export const people = catalog({
  en: {
    heading: 'Passkey',
    /** What a passkey is good for, as long as there is none. */
    lead: 'Brings your seats, matches, name and settings to any of your devices, without email or password. Everything works without one, too.',
    make: 'Make a passkey',
    signIn: 'Sign in with a passkey',
    /** Once there is one. */
    signedIn: 'This browser’s seats, matches, name and settings are tied to your passkey.',
    /** To whom only this browser knows again. */
    here: 'This browser alone knows you again, and your results with you. With a passkey every device of yours does.',
    /** `made` and `used` are dates. */
    passkey: (made: string, used: string) => `Made ${made}, last used ${used}`,
    further: 'Add a passkey',
    signOut: 'Sign out here',
    signedOut: 'This browser is signed out.',
    takeAway: (made: string) => `Delete the passkey made ${made}`,
    takenAway: 'It is deleted.',
    taking: {
      title: 'Delete the passkey?',
      lead: 'Browsers signed in with it are signed out. They keep the seats they hold.',
      last: 'The server forgets your name, settings and which seats are yours. Your browsers keep the seats they hold.',
      yes: 'Delete it',
      keep: 'Keep it',
    },
    all: 'Delete passkeys and all data',
    impossible: 'This browser can’t do that here. It can on a page opened over https.',
    made: 'Your passkey is made. On other devices, press “Sign in with a passkey”.',
    welcome: 'Welcome back: your seats, matches, name and settings are here.',
    /** The offer to make one, after a match. */
    offer: 'Go on from any device',
    /** To somebody who watches and may have lost their seat. */
    lost: 'Take my seat by passkey',
  },

  ja: {
    heading: 'パスキー',
    lead: '席、対局、名前、設定を、どの端末でも使えるようになります。メールもパスワードもいりません。なくても遊び方は変わりません。',
    make: 'パスキーを作る',
    signIn: 'パスキーでログイン',
    signedIn: 'このブラウザの席、対局、名前、設定は、あなたのパスキーに結び付いています。',
    here: 'このブラウザだけがあなたを見分け、結果を残しています。パスキーがあれば、どの端末でも同じになります。',
    passkey: (made, used) => `${made}作成、最後に使ったのは${used}`,
    further: 'パスキーを追加',
    signOut: 'このブラウザから外す',
    signedOut: 'このブラウザをパスキーから外しました。',
    takeAway: (made) => `${made}に作ったパスキーを削除`,
    takenAway: '削除しました。',
    taking: {
      title: 'パスキーを削除しますか？',
      lead: 'このパスキーでログインしたブラウザは、パスキーから外れます。今ある席は、どのブラウザにも残ります。',
      last: 'サーバーにある名前、設定、席とのつながりもすべて消えます。今ある席は、どのブラウザにも残ります。',
      yes: '削除する',
      keep: '残す',
    },
    all: 'パスキーと保存したものをすべて削除',
    impossible: 'このブラウザでは使えません。httpsで開いたページで使えます。',
    made: 'パスキーを作りました。ほかの端末では「パスキーでログイン」を押してください。',
    welcome: 'お帰りなさい。席、対局、名前、設定がそろいました。',
    offer: 'どの端末でも続きから',
    lost: 'パスキーで席に戻る',
  },
});
