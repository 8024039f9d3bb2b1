/** The words of passkeys, which bring one's seats, matches, name and settings to every device. */
import type { Language } from '../language.ts';

interface PeopleText {
  readonly heading: string;
  /** What a passkey is good for, as long as there is none. */
  readonly lead: string;
  readonly make: string;
  readonly signIn: string;
  /** Once there is one. */
  readonly signedIn: string;
  /** `made` and `used` are dates. */
  readonly passkey: (made: string, used: string) => string;
  readonly further: string;
  readonly signOut: string;
  readonly signedOut: string;
  readonly takeAway: (made: string) => string;
  readonly takenAway: string;
  readonly taking: {
    readonly title: string;
    readonly lead: string;
    readonly last: string;
    readonly yes: string;
    readonly keep: string;
  };
  readonly all: string;
  readonly impossible: string;
  readonly made: string;
  readonly welcome: string;
  /** The offer to make one, after a match. */
  readonly offer: string;
  /** To somebody who watches and may have lost their seat. */
  readonly lost: string;
}

export const people: Readonly<Record<Language, PeopleText>> = {
  ja: {
    heading: 'パスキー',
    lead: '席、対局、名前、設定を、どの端末でも使えるようになります。メールもパスワードもいりません。なくても遊び方は変わりません。',
    make: 'パスキーを作る',
    signIn: 'パスキーでログイン',
    signedIn: 'このブラウザの席、対局、名前、設定は、あなたのパスキーに結び付いています。',
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
  en: {
    heading: 'Passkey',
    lead: 'Brings your seats, matches, name and settings to any of your devices, without email or password. Everything works without one, too.',
    make: 'Make a passkey',
    signIn: 'Sign in with a passkey',
    signedIn: 'This browser’s seats, matches, name and settings are tied to your passkey.',
    passkey: (made, used) => `Made ${made}, last used ${used}`,
    further: 'Add a passkey',
    signOut: 'Sign out here',
    signedOut: 'This browser is signed out.',
    takeAway: (made) => `Delete the passkey made ${made}`,
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
    offer: 'Go on from any device',
    lost: 'Take my seat by passkey',
  },
};
