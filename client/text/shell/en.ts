/** The shell in English. Its shape is the shape of every language. */
import { plural } from './plural.ts';

const BOTS = ['Thea', 'Nikos', 'Daphne', 'Milon', 'Ione', 'Leandros'] as const;

const LEVELS: Readonly<Record<string, string>> = { easy: 'easy', normal: 'normal', hard: 'hard' };

export const en = {
  title: 'Agora',
  close: 'Close',
  cancel: 'Cancel',
  loading: 'Loading…',
  notices: 'Notices',
  skipToContent: 'Skip to the content',
  botOfLevel: (level: string) => `Bot · ${LEVELS[level] ?? level}`,
  level: (level: string) => LEVELS[level] ?? level,
  /** Bots have names of their own, one for each seat. */
  botName: (seat: number): string => BOTS[seat % BOTS.length] ?? BOTS[0],

  nav: {
    label: 'Main',
    games: 'Games',
    tables: 'Open tables',
    settings: 'Settings',
    language: 'Language',
  },

  home: {
    heading: 'Pull up a chair.',
    lead: 'Strategy games, written faithfully from their rulebooks. Play with friends far away, around one screen, or against bots that see no more than you do.',
    games: 'Games',
    players: (min: number, max: number) => (min === max ? `${min} players` : `${min}–${max} players`),
    minutes: (minutes: number) => `${minutes} min`,
    online: 'Play online',
    oneScreen: 'On one screen',
    bots: 'Against bots',
    rules: 'Rules',
    tables: 'Open tables',
    noAccount: 'No account needed. A name and a link are enough.',
  },

  lobby: {
    titleOf: (game: string) => `Play ${game}`,
    titleAll: 'Open tables',
    create: 'Create a table',
    createLead: 'You choose how to play; the others come by link or find you in the list.',
    players: 'Players',
    visibility: 'Who can find it',
    public: 'In the list',
    unlisted: 'By link only',
    options: 'Options',
    name: 'Your name',
    nameHint: 'What the others see. Remembered on this device.',
    nameMissing: 'Please enter a name.',
    open: 'Create',
    yours: 'Your matches',
    resume: 'Continue',
    tables: 'Open tables',
    running: 'In play',
    none: 'No open tables just now.',
    noneLead: 'Create one and send the link to your friends, or fill the seats with bots.',
    join: 'Take a seat',
    watch: 'Watch',
    free: 'Free',
    away: 'away',
    you: 'you',
    status: { open: 'waiting for players', playing: 'in play', over: 'finished', wornOut: 'can’t be opened any more' },
    age: (minutes: number) =>
      minutes < 1
        ? 'just now'
        : minutes < 60
          ? `${minutes} min ago`
          : minutes < 1440
            ? `${Math.round(minutes / 60)} h ago`
            : plural(Math.round(minutes / 1440), 'day ago', 'days ago'),
    offline: 'The server can’t be reached. This list may be old.',
    retry: 'Try again',
    alone: 'Not waiting for anyone?',
    aloneLead: 'On this screen, with people and bots in any mix.',
    readRules: 'How to play',
  },

  room: {
    heading: 'Waiting for players',
    starts: 'The match starts by itself when every seat is taken.',
    missing: (seats: number) => `${plural(seats, 'seat', 'seats')} still free`,
    invite: 'Invite',
    inviteLead: 'Whoever opens this link can sit down.',
    link: 'Link to this table',
    copy: 'Copy the link',
    copied: 'Link copied',
    copyFailed: 'The link couldn’t be copied. Please select it and copy it yourself.',
    share: 'Share',
    addBot: 'Seat a bot',
    botLevel: 'Bot strength',
    removeBot: (name: string) => `Send ${name} away`,
    leave: 'Give up your seat',
    sitHere: 'Sit here',
    sitDown: 'Sit down and play',
    invited: 'You are invited to play.',
    full: 'Every seat is taken. You are watching.',
    watching: 'You are watching. Take a seat if you’d like to play.',
  },

  local: {
    heading: (game: string) => `${game} on one screen`,
    lead: 'Pass the screen around; a curtain keeps hands hidden in between.',
    botsHeading: (game: string) => `${game} against bots`,
    botsLead: 'Your rivals think in this browser and see no more than you do.',
    /** What a person is called who gives no name. */
    colours: { red: 'Red', blue: 'Blue', yellow: 'Yellow', green: 'Green', white: 'White', black: 'Black' },
    human: 'Person',
    bot: 'Bot',
    kind: (number: number) => `Who plays seat ${number}`,
    nameOf: (number: number) => `Name at seat ${number}`,
    levelOf: (number: number) => `Bot strength at seat ${number}`,
    seed: 'Word for the deal',
    seedHint: 'Optional. The same word gives the same dice and cards.',
    start: 'Start',
    resume: 'Back to the unfinished match',
    replaces: 'Starting replaces the unfinished match on this screen.',
  },

  settings: {
    heading: 'Settings',
    lead: 'Kept on this device; changes apply at once.',
    language: 'Language',
    theme: 'Appearance',
    themes: { auto: 'Match the system', light: 'Day', dark: 'Night' },
    palette: 'Players’ colours',
    palettes: { printed: 'As printed', distinct: 'Easy to tell apart' },
    paletteHint: 'Every player also has a shape of their own.',
    speed: 'Animation',
    speeds: { calm: 'Calm', brisk: 'Brisk', still: 'None' },
    sound: 'Sounds',
    formalities: 'Make the only move for me',
    formalitiesHint: 'Where only one thing is left to do, such as ending the turn, it is done for you after a moment.',
    soundHint: 'Wood, paper, stone, and a bell when it is your turn.',
    licenses: 'Licences of the software and fonts used here',
  },

  rules: {
    title: (game: string) => `${game}: rules`,
    heading: (game: string) => `How to play ${game}`,
    contents: 'On this page',
    chosen: 'These are the rules when you play with these options:',
    unreadable: 'The options in this link can’t be read, so these are the rules with the usual ones.',
    none: 'The rules can’t be shown just now. Please open them again later.',
  },

  trouble: {
    notFound: 'There is nothing here.',
    notFoundLead: 'The page may have moved, or the link lost a letter.',
    home: 'To the games',
    crash: 'Something broke.',
    crashLead: 'That is our fault, not yours. Your matches are safe; reload and go on.',
    reload: 'Reload',
    noGame: 'There is no such game on our shelf.',
    noMatch: 'This table is gone.',
    noMatchLead: 'It was cleared away, or the link isn’t complete.',
  },

  errors: {
    offline: 'The server can’t be reached. Is the connection up?',
    unknown: 'That didn’t work. Please try again.',
    'notFound.match': 'This table doesn’t exist any more.',
    'notFound.game': 'There is no such game on our shelf.',
    'notFound.seat': 'This table has no such seat.',
    matchFull: 'Every seat at this table is taken.',
    seatTaken: 'Somebody was quicker: the seat is taken.',
    notYourSeat: 'This seat isn’t yours on this device.',
    alreadyBegun: 'The match has begun; nobody can be sent away now.',
    notABot: 'No bot sits there any more.',
    notOver: 'The record of a match is given out once the match is over.',
    malformed: 'The server didn’t understand that. Reload and try again.',
    wrongMethod: 'The server didn’t understand that. Reload and try again.',
    tooLarge: 'That is more than the server takes at once.',
    wrongPlayerCount: 'This game isn’t for that many players. Choose another number.',
    unknownOption: 'The server offers other options. Reload and choose again.',
    unknownChoice: 'The server offers other options. Reload and choose again.',
    malformedOptions: 'The server offers other options. Reload and choose again.',
    unknownLevel: 'The server knows no bot of that strength. Reload and choose again.',
    tooFast: 'That was a lot at once. Wait a moment, please.',
    tooManyStreams: 'The tables are being watched from too many pages here. Close some of them, please.',
    foreignOrigin: 'This page comes from elsewhere. Open Agora at the server’s own address.',
    wornOut: 'The match at this table can’t be opened any more.',
    serverError: 'The server made a mistake. Please try again.',
  } as Readonly<Record<string, string>>,
};

/** The shell's catalog in any language. */
export type Text = typeof en;
