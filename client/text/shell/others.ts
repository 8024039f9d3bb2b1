/** What the chat says of others: who looks on, who is muted on this screen, and what is reported to whoever runs the server. */
import { catalog } from '../catalog.ts';
import { plural } from '../plural.ts';

export const othersText = catalog({
  en: {
    /** How many are there without a seat. */
    onlookers: (count: number) => plural(count, 'person looks on', 'people look on'),
    mute: (name: string) => `Don’t show me what ${name} says`,
    muted: (name: string) => `You see nothing that ${name} says.`,
    unmute: 'Show it again',
    reportLine: 'Report this line',
    reportName: (name: string) => `Report the name “${name}”`,
    reported: 'Reported to whoever runs this server.',
    /** Why something could not be reported. */
    gone: 'That is no longer there, so it can’t be reported.',
    enough: 'You have reported a lot. Please wait an hour before you report more.',
    /** In the place of a line of the chat. */
    hidden: 'Hidden by whoever runs this server.',
    /** To whoever writes into the chat: until when nobody hears them, as a date with its time. */
    mutedUntil: (time: string) => `Whoever runs this server has muted you until ${time}. You can still play.`,
  },

  ja: {
    onlookers: (count) => `${count}人が観戦しています`,
    mute: (name) => `${name}の発言を表示しない`,
    muted: (name) => `${name}の発言は表示していません。`,
    unmute: '表示する',
    reportLine: 'この発言を報告',
    reportName: (name) => `「${name}」という名前を報告`,
    reported: 'サーバーの運営者に報告しました。',
    gone: 'もうないので、報告できません。',
    enough: '報告が続きました。次の報告まで一時間お待ちください。',
    hidden: 'サーバーの運営者が非表示にしました。',
    mutedUntil: (time) => `サーバーの運営者が、あなたの発言を${time}まで止めています。対局は続けられます。`,
  },
});
