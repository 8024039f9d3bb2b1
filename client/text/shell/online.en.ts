/** Playing online in English: the open tables, the waiting room, a match at once, one's seat on another device. */
import { plural } from '../plural.ts';

export const onlineEn = {
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
    /** While the list hasn't arrived yet, and where it can't be had. */
    asking: 'Looking for open tables…',
    unknown: 'Which tables are open isn’t known without the server.',
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
    /** What an open table waits for. */
    wants: (seats: number, minutes: number): string =>
      `${seats === 0 ? 'Every seat is taken' : `Wants ${plural(seats, 'player', 'players')}`} · ${onlineEn.lobby.age(minutes)}`,
    /** How many people are at the tables of the lists, whether these wait or are played. */
    people: (count: number): string =>
      count === 0
        ? 'Nobody is at a table just now. Whoever comes first finds you.'
        : `${plural(count, 'person is', 'people are')} at the tables now.`,
    more: (count: number) => `Show ${count} more`,
    offline: 'The server can’t be reached. This list may be old.',
    retry: 'Try again',
    alone: 'Not waiting for anyone?',
    aloneLead: 'On this screen, with people and bots in any mix.',
    readRules: 'How to play',
  },

  room: {
    heading: 'Waiting for players',
    /** What the person is called who opens a table for friends without having given a name. */
    someFriend: 'A friend',
    starts: 'The match starts when every seat is taken and everybody is ready.',
    imReady: 'I’m ready',
    ready: 'ready',
    notReady: (names: string) => `Everybody is here. Not ready yet: ${names}`,
    /** The host's button to start though others aren't ready. */
    beginNow: 'Start without waiting',
    missing: (seats: number) => `${plural(seats, 'seat', 'seats')} still free`,
    invite: 'Invite',
    inviteLead: 'Anybody with this link can sit down.',
    link: 'Link to this table',
    photograph: 'Or let them scan it',
    copy: 'Copy the link',
    copied: 'Link copied',
    copyFailed: 'The link couldn’t be copied. Please select it and copy it yourself.',
    share: 'Share',
    waitsFor: (names: string) => `Waiting for ${names}`,
    keptFor: (name: string) => `Kept for ${name}`,
    keptLead: 'Seats are kept for a minute for players of the last match.',
    host: 'host',
    hostOnly: (name: string) => `${name} is host and decides who sits where.`,
    freeSeat: (name: string) => `Free ${name}’s seat`,
    sentAway: (name: string) => `${name} was sent away from this table.`,
    letBack: 'Let them back',
    makeHost: (name: string) => `Make ${name} the host`,
    closeSeat: (seat: number) => `Close seat ${seat}: one player fewer`,
    addSeat: 'Add a seat',
    /** Beside the name of a seated player. */
    awayFor: (minutes: number) => (minutes < 60 ? `away for ${minutes} min` : `away for ${Math.floor(minutes / 60)} h`),
    terms: 'How you play',
    changeTerms: 'Change',
    termsLead: 'Everybody here is told what you changed, and asked again whether they are ready.',
    saveTerms: 'Play like this',
    changed: 'The host has changed how you play:',
    /** To a player who was ready before the host changed something. */
    askedAnew: 'Are you ready for that?',
    levelOf: (name: string) => `Strength of ${name}`,
    /** The host's button to start without the free seats. */
    begin: (players: number) => `Start with ${players} players`,
    fill: 'Start with bots in the free seats',
    closeTable: 'Close the table',
    closing: {
      title: 'Close the table?',
      lead: 'Everybody here loses their seat, and the link no longer works.',
      stay: 'Keep it',
    },
    addBot: 'Seat a bot',
    botLevel: 'Bot strength',
    removeBot: (name: string) => `Send ${name} away`,
    leave: 'Give up your seat',
    /** Before somebody sits down in the browser of another app. */
    inApp:
      'This page is open inside another app, and a seat taken here stays in it. To play in your own browser, open the table there, or take the seat along later with “Continue on another device”.',
    sitDown: 'Sit down and play',
    nameYourself: 'Save',
    rename: 'Change your name',
    saveName: 'Save',
    invited: 'You are invited to play.',
    invitedBy: (name: string) => `${name} invites you to play.`,
    lookingOn: 'You are watching.',
    /** The button of a watcher whose seat was lost with their browser's data. */
    claim: (name: string) => `I was sitting here as ${name}`,
    claiming: 'The others are asked whether this is your seat.',
    /** What the claim still waits for: more who agree, one of them at another network, and time in which the holder may come. */
    claimStands: (missing: number, elsewhere: boolean, minutes: number) => {
      const time = minutes < 120 ? plural(minutes, 'minute', 'minutes') : `${Math.ceil(minutes / 60)} hours`;
      return [
        missing === 0 && !elsewhere ? 'Nobody else has to agree.' : 'The others are asked whether this is your seat.',
        ...(missing === 0 ? [] : [`${plural(missing, 'more', 'more')} must agree.`]),
        ...(elsewhere ? ['One at least who agrees must play from another network than yours.'] : []),
        minutes === 0
          ? 'It is yours once they have agreed, unless whoever sits there comes back first.'
          : `It can be yours in ${time}, unless whoever sits there comes back first.`,
      ].join(' ');
    },
    claimRefused: 'The seat was not given back.',
    claimed: (name: string) =>
      `Somebody watching says that ${name}’s seat is theirs. If you agree they have it after a while, unless ${name} comes back first.`,
    seatGiven: 'The others have given your seat to somebody who asked for it. You can take it back within a day.',
    takeSeatBack: 'Take my seat back',
    /** Who agrees to give them the seat, and how many more must. */
    agreed: (names: string, missing: number) => `For it: ${names}. ${plural(missing, 'more', 'more')} must agree.`,
    giveSeat: (name: string) => `Give ${name} the seat back`,
    keepSeat: 'No',
    late: (names: string) => `The match of ${names} has begun. You are watching.`,
    callMe: 'Call me when a seat is free',
    willCall: 'Keep this page open: you are called when a seat is free here or at the next match.',
    seatFree: 'A seat is free.',
    toFreeSeat: 'To the free seat',
    openLike: 'Open a table like it',
    welcome: 'Anybody may take a free seat.',
    full: 'Every seat is taken. You are watching.',
  },

  /** Playing at once, with anybody who is there. */
  quick: {
    play: 'Play now',
    lead: 'Takes you to a table that waits for players, or puts a new one in the list.',
    alone: 'You are the first',
    /** To a player who waits alone where they played now. */
    aloneLead:
      'Whoever plays now comes to you. If somebody waits at another table, you are brought together there. Keep this site open; you are called.',
    met: (name: string, game: string) => `${name} was waiting at a table of ${game}. You sit there now.`,
    meanwhile: 'Play a bot meanwhile',
    meanwhileLead: 'The search goes on, and you are called when somebody sits down.',
    /** To a player whose fellow players go on at another table: `nextWaits` while a seat is kept there, `nextFree` afterwards. */
    nextWaits: (names: string, game: string) => `${names} kept you a seat at the next table of ${game}.`,
    nextFree: (names: string, game: string) => `${names} went on to the next table of ${game}, and a seat is free.`,
    nextSit: 'Sit down',
    seeking: (game: string) => `Looking for players for ${game}`,
    came: (name: string, game: string) => `${name} has sat down at your table of ${game}.`,
    begun: (name: string, game: string) => `${name} is here: your match of ${game} has begun.`,
    toTable: 'To the table',
    stop: 'Stop',
  },

  devices: {
    heading: 'Continue on another device or browser',
    lead: 'Open or scan this link there. It opens your seat, works once, and is for you alone.',
    link: 'Link to your seat',
    lasts: (time: string) => `Expires in ${time}`,
    anew: 'Make a link',
    others: (count: number) => `${plural(count, 'other device', 'other devices')} can play this seat, too.`,
    signOut: 'Sign out the other devices',
    signedOut: 'Only this device holds your seat now.',
    takeHeading: 'Your seat, on this device',
    takeLead: 'The seat stays on the other device, too. The link works once.',
    take: 'Play from here',
    cantTake: 'This link opens no seat here.',
    heldHere: (name: string) =>
      `This browser already has ${name}’s seat at this table. To hold another one, open the link in another browser.`,
    toTable: 'To the table',
  },
};
