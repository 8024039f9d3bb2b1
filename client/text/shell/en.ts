/** The shell's words in English. The other languages have the same type. */
import { isLevel, type LevelId } from '../../../games/kit/search/levels.ts';
import { onlineEn } from './online.en.ts';
import { plural } from '../plural.ts';

const BOTS = ['Thea', 'Nikos', 'Daphne', 'Milon', 'Ione', 'Leandros'] as const;

const LEVELS: Readonly<Record<LevelId, string>> = { easy: 'easy', normal: 'normal', hard: 'hard', master: 'master' };
const levelName = (level: string) => (isLevel(level) ? LEVELS[level] : level);

export const en = {
  close: 'Close',
  cancel: 'Cancel',
  loading: 'Loading…',
  notices: 'Notices',
  skipToContent: 'Skip to the content',
  botOfLevel: (level: string) => `Bot · ${levelName(level)}`,
  level: levelName,
  program: 'program',
  /** A bot is called by a name of its own, which follows from its seat. */
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
    /** Beside the icon for people. */
    playersShort: (min: number, max: number) => (min === max ? `${min}` : `${min}–${max}`),
    minutes: (minutes: number) => `${minutes} min`,
    friends: 'Play with friends',
    /** Below each way to play on the front page: what it leads to. */
    friendsLead: (game: string) => `A table of ${game}`,
    nowLead: 'With people here',
    /** Starts at one press, with default options. */
    playBots: 'Play bots',
    otherWays: 'Other ways',
    online: 'Play online',
    oneScreen: 'On one screen',
    bots: 'Choose the bots',
    forBeginners: 'Start here',
    weights: { light: 'Light', medium: 'Medium', heavy: 'Demanding' },
    daily: { heading: 'Deal of the day', lead: 'Everybody gets the same cards and dice, against bots.' },
    rules: 'Rules',
    tables: 'Open tables',
    noAccount: 'No account needed. A name and a link are enough.',
    going: 'Continue playing',
    /** The link to one's own page. */
    results: 'Your results',
    finished: 'Finished',
    showAll: (count: number) => `Show all ${count}`,
    yourTurn: 'Your turn',
    toMove: (names: string) => `${names} to move`,
    notBegun: 'Not begun yet',
    moves: (count: number) => plural(count, 'move', 'moves'),
    played: { online: 'Online', here: 'On this device' },
    score: (points: number) => plural(points, 'point', 'points').replace('-', '−'),
    remove: {
      keep: 'Keep it',
      here: {
        label: (game: string) => `Delete this match of ${game}`,
        title: 'Delete this match?',
        lead: (game: string) => `This match of ${game} is kept in this browser only. Deleted, it can’t be recovered.`,
        yes: 'Delete it',
      },
      online: {
        label: (game: string) => `Take this match of ${game} off the list`,
        title: 'Take it off the list?',
        lead: (game: string) => `This browser loses your seat in this match of ${game}. The others keep the match.`,
        yes: 'Take it off',
      },
    },
  },

  ...onlineEn,

  local: {
    heading: (game: string) => `${game} on one screen`,
    lead: 'Pass the screen around; a curtain keeps hands hidden in between.',
    botsHeading: (game: string) => `${game} against bots`,
    botsLead: 'Your rivals think in this browser and see no more than you do.',
    colours: {
      red: 'Red',
      blue: 'Blue',
      yellow: 'Yellow',
      green: 'Green',
      white: 'White',
      black: 'Black',
      violet: 'Violet',
      pink: 'Pink',
    },
    human: 'Person',
    bot: 'Bot',
    kind: (number: number) => `Who plays seat ${number}`,
    nameOf: (number: number) => `Name at seat ${number}`,
    levelOf: (number: number) => `Bot strength at seat ${number}`,
    seed: 'Word for the deal',
    seedHint: 'Optional. The same word gives the same dice and cards.',
    start: 'Start',
  },

  storage: {
    close: 'Not now',
    room: {
      title: 'This browser’s storage is full',
      lead: 'What happens from now on is kept only until you close this page. Delete matches you no longer need; then all of it is kept.',
      nothing:
        'What happens from now on is kept only until you close this page. Other pages of this site, or the browser’s settings, may free some room.',
      yes: (count: number) => (count === 0 ? 'Choose what goes' : `Delete ${plural(count, 'match', 'matches')}`),
    },
  },

  settings: {
    heading: 'Settings',
    lead: 'Kept on this device; changes apply at once.',
    language: 'Language',
    theme: 'Appearance',
    themes: { auto: 'Match the system', light: 'Day', dark: 'Night' },
    palette: 'Players’ colours',
    palettes: { printed: 'As in the original games', distinct: 'Easy to tell apart' },
    paletteHint: 'Every player also has a shape of their own.',
    speed: 'Animation',
    speeds: { calm: 'Calm', brisk: 'Brisk', still: 'None' },
    sound: 'Sounds',
    formalities: 'Make the only move for me',
    formalitiesHint: 'After a moment, and only where nothing else can be done, such as ending the turn.',
    slips: 'Ask before moves that can’t be undone',
    slipsHint: 'On touch screens, where it is easy to press the wrong thing.',
    recap: 'Show what has happened since my last turn',
    recapHint: 'Beside the prompt, one by one; each can be looked at on the board.',
    soundHint: 'Wood, paper, stone, and a bell when it is your turn.',
    openRecord: 'Look at a recorded match',
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
    notFoundLead: 'The page may have moved, or the link lacks a letter.',
    home: 'To the games',
    crash: 'Something broke.',
    crashLead: 'That is our fault, not yours. Your matches are safe; reload and go on.',
    reload: 'Reload',
    notLoaded: 'This page didn’t load.',
    notLoadedLead:
      'The connection was gone for a moment, or this site was updated since you opened it. Your matches are safe.',
    again: 'Try again',
    noGame: 'There is no such game on our shelf.',
    noMatch: 'This table is gone.',
    noMatchLead: 'It was closed or cleared away, or the link isn’t complete.',
  },

  serverNews: {
    away: 'No connection to the server',
    awayHint: 'Games on one screen and against bots go on. Everything else comes back with the server.',
    renew: 'New version: reload',
  },

  errors: {
    offline: 'The server can’t be reached. Please check your connection.',
    unknown: 'That didn’t work. Please try again.',
    'notFound.match': 'This table doesn’t exist any more.',
    'notFound.game': 'There is no such game on our shelf.',
    'notFound.seat': 'This table has no such seat.',
    matchFull: 'Every seat at this table is taken.',
    seatKept: 'This seat is kept for somebody from the last match, for a minute after the table was opened.',
    seatTaken: 'Somebody was quicker: the seat is taken.',
    notYourSeat: 'This seat isn’t yours on this device.',
    alreadyBegun: 'It has begun, so that can’t be changed any more.',
    drawClosed: 'The cards are being dealt, so no number can be added any more.',
    botless: 'Bots can’t play this game: it lists no moves for them. Wait for people.',
    notABot: 'No bot sits there any more.',
    notAPerson: 'Nobody else sits there any more.',
    notHost: 'Somebody else is host of this table now.',
    termsChanged:
      'The host changed how you play at the same moment. Look at what is new, and say again that you are ready.',
    cantBeAsked:
      'Somebody sits here with another program, which can’t ask them about what you change. Free their seat first, or open another table.',
    notAgreed: 'Somebody has yet to agree to what you changed. Wait for them, or free their seat.',
    sentAway: 'The host has sent you away from this table. Only the host can let you back.',
    notSentAway: 'That player may sit down here again already.',
    holderThere: 'The player of that seat is here.',
    claimPending: 'Enough people have asked for that seat already. Wait for the others’ answers.',
    ownClaim: 'Somebody of your own network asks, so your yes doesn’t count.',
    noClaim: 'Nobody asks for that seat any more.',
    noVote: 'They have moved meanwhile, or it is somebody else’s turn now.',
    cantUndo: 'That can’t be undone any more.',
    noBots: 'No bot plays at this table.',
    nobodyToAsk: 'Nobody else is here who could agree.',
    undoDeclined: 'Somebody would rather play on.',
    notOver: 'That has to wait until the match is over.',
    malformed: 'The server didn’t understand that. Reload and try again.',
    wrongMethod: 'The server didn’t understand that. Reload and try again.',
    badPace: 'That clock isn’t offered any more. Reload and choose again.',
    badPatience: 'Those waiting times aren’t offered any more. Reload and choose again.',
    ratedHints: 'A rated table allows no hints.',
    tooLarge: 'That is more than the server takes at once.',
    wrongPlayerCount: 'This game isn’t for that many players. Choose another number.',
    unknownOption: 'Those options aren’t offered any more. Reload and choose again.',
    unknownChoice: 'Those options aren’t offered any more. Reload and choose again.',
    malformedOptions: 'Those options aren’t offered any more. Reload and choose again.',
    unknownLevel: 'The server knows no bot of that strength. Reload and choose again.',
    tooFast: 'That was a lot at once. Wait a moment, please.',
    tooManyStreams: 'The list is open on too many pages. Please close some of them.',
    tooManyDevices: 'Six devices hold this seat already. Sign out the others first.',
    linkUnknown:
      'There is no such link. Perhaps a letter is missing, or the seat isn’t yours any more. Make a new one on the other device.',
    linkUsed: 'This link has been used already. Make a new one on the other device.',
    linkOld:
      'This link no longer works: it is older than ten minutes, or a newer one was made. Make a new one on the other device.',
    passkeyUnknown: 'This passkey opens nothing here. It was deleted, or belongs to another server.',
    passkeyLate: 'That took too long, or was answered already. Please try again.',
    passkeyInvalid: 'That passkey couldn’t be checked, so nothing was changed. Please try again.',
    passkeyHere: 'This device has a passkey for this site already. Sign in with it.',
    passkeyImpossible: 'Passkeys can’t be used at this address. Open this site over https, by the server’s own name.',
    passkeyNotGiven: 'No passkey was given, so nothing was changed.',
    tooManyPasskeys: 'You have eight passkeys already. Delete one first.',
    entrantsSeat: 'This seat is of a tournament.',
    notSignedIn: 'This browser isn’t signed in any more. The seats it holds stay.',
    tooManyTables: 'You have too many tables open. Close one first, or create this one by link only.',
    tooManyMatches: 'Too many matches were created from your network today. Play one of them, or come back tomorrow.',
    unknownService: 'This server doesn’t know this browser’s push service, so it can’t notify you here.',
    botName: 'That is a bot’s name. Please choose another one.',
    dataGone: 'The server can’t keep anything right now, so nothing was changed. Its operator has to restart it.',
    dayClosed: 'Results of that day are no longer taken.',
    movesRefused: 'The server couldn’t play this match again: it was played under another version of the game.',
    foreignOrigin: 'This page comes from elsewhere. Open this site at the server’s own address.',
    banned: 'This server’s operator has banned your network. You can still play on this screen.',
    wornOut: 'The match at this table can’t be opened any more.',
    outage: 'The server can’t read or keep anything right now, so nothing was changed. Try again in a moment.',
    serverError: 'The server made a mistake. Please try again.',
  } as Readonly<Record<string, string>>,
};

/** The shell's catalog in any language. */
export type Text = typeof en;
