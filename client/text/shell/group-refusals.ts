/** Why something about circles and tournaments is refused, by codes. */
import { catalog } from '../catalog.ts';

export const groupRefusals = catalog<Readonly<Record<string, string>>>({
  en: {
    notKeeper: 'Only a keeper can do that.',
    tooManyCircles: 'You belong to twenty circles already. Leave one first.',
    enoughPeople: 'As many people are in it as can be.',
    tooManyGatherings: 'Twenty meetings are set already. Call one off first.',
    badTime: 'Please choose a time to come, within a year.',
    badHook: 'That should be the service’s address, which begins with https://.',
    'notFound.line': 'That line is gone already.',
    'notFound.gathering': 'That meeting was called off, or is over.',
  },
  ja: {
    notKeeper: 'それができるのは、世話役だけです。',
    tooManyCircles: '入れるサークルは20個までです。先にどれかから抜けてください。',
    enoughPeople: 'もう定員です。',
    tooManyGatherings: '集まりの予定は20件までです。先にどれかを取り消してください。',
    badTime: '今から1年先までの日時を選んでください。',
    badHook: 'https:// で始まる、サービスのアドレスを入れてください。',
    'notFound.line': 'その発言はもうありません。',
    'notFound.gathering': 'その集まりは取り消されたか、終わりました。',
  },
});
