/** オンラインで遊ぶための文。卓の一覧、待合室、今すぐ遊ぶ、ほかの端末。 */
import type { Text } from './en.ts';

export const onlineJa: Pick<Text, 'lobby' | 'room' | 'quick' | 'devices'> = {
  lobby: {
    titleOf: (game) => `${game}で遊ぶ`,
    titleAll: '募集中の卓',
    create: '卓を立てる',
    createLead: '設定項目を決めたら、リンクで誘うか、一覧から来る人を待ちます。',
    players: '人数',
    visibility: '公開',
    public: '一覧に載せる',
    unlisted: 'リンクのみ',
    options: '設定項目',
    name: 'あなたの名前',
    nameHint: 'ほかの人に見える名前です。この端末が覚えておきます。',
    nameMissing: '名前を入れてください。',
    open: '卓を立てる',
    yours: 'あなたの対局',
    resume: '続ける',
    tables: '募集中の卓',
    running: '対局中',
    /** While the list hasn't arrived yet, and where it can't be had. */
    asking: '募集中の卓を調べています…',
    unknown: 'サーバーにつながらないため、募集中の卓は分かりません。',
    none: '募集中の卓はありません。',
    noneLead: '卓を立てて友だちにリンクを送るか、空いた席にボットを呼びましょう。',
    join: '座る',
    watch: '観戦する',
    free: '空席',
    away: '離席中',
    you: 'あなた',
    status: { open: '募集中', playing: '対局中', over: '終了', wornOut: '開けなくなった卓' },
    age: (minutes) =>
      minutes < 1
        ? 'たった今'
        : minutes < 60
          ? `${minutes}分前`
          : minutes < 1440
            ? `${Math.round(minutes / 60)}時間前`
            : `${Math.round(minutes / 1440)}日前`,
    wants: (seats, minutes) => `${seats === 0 ? '満席' : `あと${seats}人募集`}・${onlineJa.lobby.age(minutes)}`,
    people: (count) =>
      count === 0
        ? '今、卓には誰もいません。卓を立てておけば、来た人が見つけられます。'
        : `今、${count}人が卓にいます。`,
    more: (count) => `さらに${count}件を表示`,
    offline: 'サーバーにつながりません。この一覧は古いかもしれません。',
    retry: 'もう一度',
    alone: '待たずに遊ぶなら',
    aloneLead: 'この画面で遊べます。人とボットの組み合わせは自由です。',
    readRules: '遊び方を読む',
  },

  room: {
    heading: '参加者を待っています',
    someFriend: '友だち',
    starts: '席がそろい、全員の準備ができると始まります。',
    imReady: '準備できました',
    ready: '準備完了',
    notReady: (names) => `全員そろいました。${names}の準備を待っています`,
    beginNow: '待たずに始める',
    missing: (seats) => `あと${seats}席`,
    invite: '誘う',
    inviteLead: 'このリンクを開いた人が座れます。',
    link: 'この卓へのリンク',
    photograph: 'カメラで読み取ってもらう',
    copy: 'リンクをコピー',
    copied: 'リンクをコピーしました',
    copyFailed: 'コピーできませんでした。リンクを選んでコピーしてください。',
    share: '共有',
    waitsFor: (names) => `${names}を待っています`,
    keptFor: (name) => `${name}の席`,
    keptLead: '前の対局の人の席は、1分間取ってあります。',
    host: 'ホスト',
    hostOnly: (name) => `席を決めるのはホストの${name}です。`,
    freeSeat: (name) => `${name}の席を空ける`,
    sentAway: (name) => `${name}は席から外されました。`,
    letBack: '座れるようにする',
    makeHost: (name) => `${name}をホストにする`,
    closeSeat: (seat) => `${seat}番の席を閉じる（1人減らす）`,
    addSeat: '席を増やす',
    awayFor: (minutes) => (minutes < 60 ? `${minutes}分前から離席中` : `${Math.floor(minutes / 60)}時間前から離席中`),
    terms: '遊び方の設定',
    changeTerms: '変更する',
    termsLead: '変えた点は全員に伝わり、もう一度準備ができたかを確かめます。',
    saveTerms: 'この設定にする',
    changed: 'ホストが設定を変えました。',
    askedAnew: 'この設定でよければ、準備完了を知らせてください。',
    levelOf: (name) => `${name}の強さ`,
    begin: (players) => `今いる${players}人で始める`,
    fill: '空席にボットを入れて始める',
    closeTable: '卓を閉じる',
    closing: {
      title: '卓を閉じますか？',
      lead: '座っている全員が席を失い、リンクも使えなくなります。',
      stay: '閉じない',
    },
    addBot: 'ボットを呼ぶ',
    botLevel: 'ボットの強さ',
    removeBot: (name) => `${name}を席から外す`,
    leave: '席を空ける',
    /** Before somebody sits down in the browser of another app. */
    inApp:
      'このページはほかのアプリの中で開いています。ここで座ると、席はそのアプリの中に残ります。いつものブラウザで遊ぶなら、そちらで卓を開くか、あとで「別の端末で続ける」から席を移してください。',
    sitDown: '座って遊ぶ',
    nameYourself: '保存',
    rename: '名前を変える',
    saveName: '保存',
    invited: 'この卓に誘われています。',
    invitedBy: (name) => `${name}がこの卓に誘っています。`,
    lookingOn: '観戦中です。',
    claim: (name) => `${name}の席に戻る`,
    claiming: 'あなたの席かどうか、ほかの人に確かめています。',
    claimStands: (missing, elsewhere, minutes) => {
      const time = minutes < 120 ? `${minutes}分後` : `${Math.ceil(minutes / 60)}時間後`;
      return [
        missing === 0 && !elsewhere
          ? 'ほかの人の賛成はもう必要ありません。'
          : 'あなたの席かどうか、ほかの人に確かめています。',
        ...(missing === 0 ? [] : [`あと${missing}人の賛成が必要です。`]),
        ...(elsewhere ? ['少なくとも1人は、あなたと別のネットワークの人の賛成が必要です。'] : []),
        minutes === 0
          ? '賛成がそろえば席はあなたのものです。その前に席の人が戻れば、席は戻されません。'
          : `早ければ${time}に席はあなたのものになります。その前に席の人が戻れば、席は戻されません。`,
      ].join('');
    },
    claimRefused: '席は戻されませんでした。',
    claimed: (name) =>
      `観戦中の人が、${name}の席は自分のものだと言っています。賛成すると、しばらくしてその人の席になります。その前に${name}が戻れば、席は渡りません。`,
    seatGiven: 'あなたの席は、ほかの人の賛成で、席を求めた人に渡りました。1日以内なら取り戻せます。',
    takeSeatBack: '自分の席を取り戻す',
    agreed: (names, missing) => `賛成：${names}。あと${missing}人の賛成が必要です。`,
    giveSeat: (name) => `${name}本人なので席を戻す`,
    keepSeat: '本人ではない',
    late: (names) => `${names}の対局が始まりました。観戦中です。`,
    callMe: '席が空いたら知らせる',
    willCall: 'この卓か次の対局の席が空いたら知らせます。このページは開いたままにしてください。',
    seatFree: '席が空きました。',
    toFreeSeat: '空いた席へ',
    openLike: '同じ設定で卓を立てる',
    welcome: '空いている席には、誰でも座れます。',
    full: '席はすべて埋まっています。観戦中です。',
  },

  quick: {
    play: '今すぐ遊ぶ',
    lead: '参加者を待っている卓に座ります。なければ、新しい卓を一覧に出します。',
    alone: 'あなたが最初です',
    aloneLead:
      '「今すぐ遊ぶ」を押した人がこの卓に来ます。ほかの卓で待つ人がいれば、その卓に一緒に座ります。このサイトを開いたままにしておくと、知らせが届きます。',
    met: (name, game) => `${name}が「${game}」の卓で待っていたので、そこに座りました。`,
    meanwhile: '待つ間ボットと遊ぶ',
    meanwhileLead: 'ほかのページにいる間も参加者を探し、誰かが座ったら知らせます。',
    nextWaits: (names, game) => `${names}が「${game}」の次の卓で、あなたの席を取って待っています。`,
    nextFree: (names, game) => `${names}が「${game}」の次の卓にいます。席が空いています。`,
    nextSit: '座る',
    seeking: (game) => `「${game}」の参加者を探しています`,
    came: (name, game) => `${name}が「${game}」の卓に座りました。`,
    begun: (name, game) => `${name}が来て、「${game}」の対局が始まりました。`,
    toTable: '卓へ',
    stop: 'やめる',
  },

  devices: {
    heading: '別の端末やブラウザで続ける',
    lead: 'このリンクを別の端末やブラウザで開くか、カメラで読み取ってください。あなた専用で、1回だけ使えます。',
    link: '自分の席へのリンク',
    lasts: (time) => `あと${time}使えます。`,
    anew: 'リンクを作る',
    others: (count) => `ほかに${count}台の端末でも、この席を操作できます。`,
    signOut: 'ほかの端末から席を外す',
    signedOut: 'この席を操作できるのは、この端末だけになりました。',
    takeHeading: 'この端末でも同じ席に',
    takeLead: '元の端末でも、引き続き操作できます。リンクは1回だけ使えます。',
    take: 'この端末で続ける',
    cantTake: 'このリンクでは席に座れません。',
    heldHere: (name) =>
      `このブラウザには、この卓の${name}の席がもうあります。別の席に座るには、別のブラウザでリンクを開いてください。`,
    toTable: '卓へ',
  },
};
