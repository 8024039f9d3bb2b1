/** The table's own words, the same in any game. */
import { lists } from '../lists.ts';
import { plural } from '../plural.ts';

export const tableEn = {
  players: 'Players',
  log: 'Log',
  chat: 'Chat',
  hand: 'Hand',
  panels: 'Hand, log and chat',
  emptyLog: 'Nothing has happened yet.',
  newest: 'Newest',
  earlier: 'Earlier turns',
  unread: 'new',
  toMove: 'to move',
  deciding: 'deciding',
  you: 'you',
  away: 'away',
  standsIn: 'a bot stands in',
  stoodIn: 'a bot stood in',
  gone: 'has left; a bot plays on',
  standsInAfter: (time: string) => `away, a bot in ${time}`,
  waitsFor: (name: string, time: string) => `${name} is away. In ${time} a bot stands in until they are back.`,
  freeSeat: 'Free seat',
  spectating: 'You are watching',
  yourTurn: 'Your turn',
  formality: 'Only one move is possible; it will be made for you.',
  wait: 'Stop',
  waitHint: 'I’ll do it myself (Esc)',

  slip: {
    prompt: 'You can’t undo this by yourself. Press again to do it.',
    sure: 'Do it',
    leave: 'Don’t',
  },

  undo: 'Undo',
  /** In the log. */
  undid: (who: string, moves: number): string => `${who} undid ${moves === 1 ? 'a move' : `${moves} moves`}.`,
  undoRequest: {
    ask: 'Undo?',
    hint: 'Ask the others whether you may undo your last move',
    asks: (name: string): string => `${name} would like to undo their last move.`,
    agree: 'Agree',
    decline: 'Play on',
    youAsked: (agreed: number, needed: number): string =>
      `You would like to undo your last move (${agreed} of ${needed} agree).`,
    youAgreed: (name: string, agreed: number, needed: number): string =>
      `You let ${name} undo their last move (${agreed} of ${needed} agree).`,
    declined: (name: string): string => `${name} would rather play on.`,
    /** To the player who declined. */
    youDeclined: (name: string): string => `You told ${name} that you would rather play on.`,
  },
  cantUndo: {
    nothing: 'There is nothing to undo.',
    notYours: 'Only your own last move can be undone.',
    settled: 'Moves can’t be undone once dice, cards or another player’s decision have followed.',
    tooOften: 'So many moves were undone in this match that no more can be.',
  },

  say: 'Say something',
  send: 'Send',
  emptyChat: 'Nobody has said anything yet.',
  phrases: 'Quick words',
  quick: {
    hello: 'Hello!',
    wellPlayed: 'Well played!',
    oneMoment: 'One moment, please.',
    yourTurn: 'Your turn!',
    thanks: 'Thank you for the game!',
  } as Readonly<Record<string, string>>,
  /** Chat lines that another button sends; the chat has none for them. */
  saidBy: { asksForHint: 'I’d like a hint.' } as Readonly<Record<string, string>>,
  /** Chat lines about giving a seat back: that a player agrees to it, and that it was done. */
  gives: {
    agreesToGive: (whose: string): string => `${whose} should have their seat back.`,
    givesSeat: (whose: string): string =>
      `${whose}’s seat was given to the person who asked. Other devices no longer open it.`,
  },
  asksForHint: (name: string): string => `${name} asks for a hint.`,
  /** To a visitor of a waiting table, whom nobody who sits there would hear. */
  sitToTalk: 'Sit down to talk with the people here.',
  amongSpectators: 'Until the match is over, only spectators can read this.',
  spectator: (name: string) => `${name}, watching`,
  someSpectator: 'Somebody watching',

  recap: {
    title: 'Since your last turn',
    /** If the reader has had no turn yet. */
    first: 'So far',
    back: 'Previous turn (←)',
    on: 'Next turn (→)',
    count: (told: number, all: number) => `Turn ${told} of ${all}`,
  },

  connecting: 'Coming to the table…',
  /** On a table's page while there is no server. */
  comesLater: 'The table comes by itself as soon as the server can be reached.',
  past: {
    lookBack: 'Look back',
    moment: 'Moment (Home, End)',
    /** What screen readers say at each position of the slider. */
    after: (move: number, moves: number) => (move === 0 ? 'Before the first move' : `After move ${move} of ${moves}`),
    begin: 'The match begins.',
    missing: 'The position after this move couldn’t be brought back; another is shown.',
    turnBack: 'One turn back (Page up)',
    back: 'One move back (←)',
    on: 'One move on (→)',
    turnOn: 'One turn on (Page down)',
    play: 'Play (Space)',
    pause: 'Pause (Space)',
    present: 'Back to the match',
    earlier: 'You are looking at an earlier moment',
    now: 'Back to now',
    nowHint: 'Back to the match as it stands (Esc)',

    replay: 'Replay',
    review: 'Review',
    eyes: 'Seen by',
    seenBy: (whose: string) => `Seen by: ${whose}`,
    open: 'Everything open',
    watching: 'A spectator',
    save: 'Save the record',
    share: 'Share a link to the replay',
    cantCopy: 'The link couldn’t be copied. Open the replay and copy its address.',
    import: {
      heading: 'Look at a recorded match',
      lead: 'Open a file that was saved at the end of a match here. It is kept in this browser and goes nowhere else.',
      choose: 'Open a record',
      opened: 'Opened here before',
      forget: (game: string) => `Forget this match of ${game}`,
      noRecord: 'That file holds no recorded match.',
      noGame: (game: string) => `That game isn’t played here (${game}).`,
      misfit: 'That match doesn’t fit the rules of this version.',
      part: (sound: number, all: number) => `Only the first ${sound} of ${all} moves fit the rules of this version.`,
    },
    notOver: 'This match still goes on. It can be replayed from every seat when it is over.',
  },

  /** The title of the panel about one player. */
  openOf: (name: string) => `${name}: details`,

  /** What is said instead of the prompt while something is wrong with the connection. */
  trouble: {
    asking: 'No answer for some seconds. Asking whether the connection still stands…',
    reconnecting: 'The connection is lost. Reconnecting…',
    restarting: 'The server is being restarted. You are back in a moment, and nothing is lost.',
  },

  passTo: (name: string) => `Pass the screen to ${name}.`,
  passOn: 'Pass the screen on',
  iAm: (name: string) => `I’m ${name}`,
  hidden: 'Every hand is hidden until then.',
  orBlind: 'You can answer here without looking at your hand.',

  hurry: 'Fast forward',
  hurrying: 'Fast forward until your turn',
  hurryAsked: 'Fast forward once everybody wants it',
  pace: 'Bot speed',
  paces: { quick: 'Quick', steady: 'Steady', slow: 'Slow' },
  paceOf: (pace: string) => `Bot speed: ${pace}`,

  help: 'Rules and help',
  options: 'At this table',
  rulesPage: 'Read the rules on a page of their own',
  shortcuts: 'Keys',
  keyNames: {
    '?': 'Rules and help',
    u: 'Undo the last move',
    i: 'Go to what to do now, and hear it',
    l: 'Go to the log',
    c: 'Go to the chat',
    p: 'Look back at the match',
    Tab: 'Go to what can be done next',
    '→': 'Go to another place on the board, as the other arrows do; with Shift, also to those where nothing can be done',
    Enter: 'Do it',
    '+': 'Zoom in',
    '-': 'Zoom out, as far as the whole board',
  },
  leave: 'Close the table; the match waits for you',
  leaveForGood: 'Close the table',
  stopWatching: 'Stop watching',
  leaving: {
    title: 'Close the table?',
    lead: 'Your seat stays yours until the end. If you are away for long on your turn, a bot stands in until you are back.',
    stay: 'Stay',
    close: 'Close the table',
    goNow: 'Let a bot play on now',
  },
  comeBack: 'Come back',

  showResult: 'Show the result',
  rank: (rank: number) => ['1st', '2nd', '3rd'][rank - 1] ?? `${rank}th`,
  wins: (name: string) => `${name} wins`,
  share: (names: readonly string[]) => `${lists.en.all(names)} share the victory`,
  youWin: 'You win!',
  youShare: (others: readonly string[]) => `You share the victory with ${lists.en.all(others)}`,
  lasted: (turns: number, moves: number) => `${plural(turns, 'turn', 'turns')}, ${plural(moves, 'move', 'moves')}`,
  youCame: (rank: number) => `You came ${['1st', '2nd', '3rd'][rank - 1] ?? `${rank}th`}.`,
  points: 'Points',
  total: 'Total',
  /** After the points for something: how many of it there are. */
  ofSoMany: (count: number) => `(for ${count})`,
  again: 'Play again',
  /** To a winner: play again, against the next stronger bots. */
  against: (level: string): string => `Against ${level} bots`,
  /** The match that follows this one at the same table. */
  next: {
    join: 'Join the next match',
    go: 'To your seat',
    watch: 'Watch the next match',
    waitsForYou: (names: readonly string[], time: string) =>
      `${lists.en.all(names)} ${names.length === 1 ? 'waits' : 'wait'} for you at the next table. Your seat is kept for ${time}.`,
    waits: (names: readonly string[]) =>
      `${lists.en.all(names)} ${names.length === 1 ? 'waits' : 'wait'} for the others at the next table.`,
    free: (names: readonly string[]) =>
      `${lists.en.all(names)} ${names.length === 1 ? 'sits' : 'sit'} at the next table, and a seat is free.`,
    begun: 'The next match has begun.',
    yours: 'You have a seat in the next match.',
  },
  otherSetup: 'Change the setup',
  moreWays: 'More',
  toLobby: 'To the open tables',
  toTournament: 'To the tournament',
  home: 'Home',
  elsewhere: 'This match was opened on another page and goes on there.',
  playHere: 'Play on here',

  brokenGame: (sound: number, all: number) =>
    `The match kept here fits the rules of this version only up to move ${sound} of ${all}. You can look at it and play on from there, or begin again.`,
  goOnFrom: (move: number) => `Go on from move ${move}`,
  lostGame: 'The match kept here no longer fits the rules of this version, so it can’t go on.',
  notFound: 'There is no such table. It may have been cleared away.',
  otherVersion: 'This site has changed.',
  cantSit: 'You can’t sit down here.',

  refusals: {
    gameOver: 'The match is over.',
    notYourTurn: 'It isn’t your turn yet.',
    malformed: 'That couldn’t be read. Please choose again.',
    onItsWay: 'Your last move is still on its way.',
    offline: 'There is no connection right now. Your move was not sent.',
    unsaid: 'The server didn’t answer, so perhaps nobody has read that. Please send it again.',
    overtaken: 'The connection was lost and the match went on without your move. Please choose again.',
    stale: 'Somebody else moved at the same moment. Please choose again.',
    leftTable: 'You left the table before the move arrived.',
    lookingBack: 'This is an earlier moment. Go back to now to make a move.',
    notSeated: 'You are watching; only players can move.',
    cantUndo: 'That can’t be undone any more.',
    nothingToRedo: 'There is nothing that was undone.',
    hintsOff: 'Hints aren’t allowed at this table.',
    emptyLine: 'Write something before you send it.',
    noSuchSeat: 'There is no such seat at this table.',
    notYourSeat: 'This seat belongs to somebody else.',
    seatLost: 'You no longer have that seat. If one is free you can take it.',
    sentAway: 'The host has freed your seat and sent you away. Only the host can let you back.',
    seatGiven: 'The others have given your seat to somebody who asked for it. You can take it back within a day.',
    seatMoved: 'A free seat was closed, and yours has taken its place.',
    signedOut: 'Another device with your seat signed this one out. A link from there brings the seat back.',
    seatLeft: 'You have left the match, and a bot plays on for you. Your seat stays yours until the end.',
    waitingForPlayers: 'The match starts when every seat is taken.',
    unknownAction: 'That couldn’t be read. Please choose again.',
    oldPage: 'This site was updated after this page was opened. Reload it to go on; the match is kept as it is.',
    oldServer: 'The server runs an earlier version than this page. Reload it to go on; the match is kept as it is.',
    botsThoughtless:
      'The bots can’t think just now: their part of the page didn’t load. Until it does, they move at random. Reload the page once the connection is back.',
    ruleFault: 'The rules failed at this move. Nothing was changed; the fault was noted. Please choose another move.',
    dataGone: 'The server can’t keep anything right now, so nothing was changed. Its operator has to restart it.',
    serverError: 'Something went wrong at the server. Nothing was changed; please try again.',
    wornOut: 'What is kept of this match can’t be read by this version, so it can’t go on. Begin a new one instead.',
    noSuchMatch: 'There is no such table. It may have been cleared away.',
    banned: 'This server’s operator has banned your network. You can still play on this screen.',
    tooFast: 'That was a little fast. Please wait a moment.',
  } as Readonly<Record<string, string>>,
};

export type TableText = typeof tableEn;
