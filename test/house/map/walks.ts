/** Six ways through the code, step by step: what happens, in which file, by which function or component. */

type Step = readonly [file: string, name: string, does: string];

export interface Walk {
  readonly title: string;
  /** From where to where it leads. */
  readonly from: string;
  readonly steps: readonly Step[];
}

/** The files a walk goes through, each once. */
export const filesOf = ({ steps }: Walk): readonly string[] => [...new Set(steps.map(([file]) => file))];

const CLICK: Walk = {
  title: 'A click on the board, to the other person’s screen',
  from: 'Somebody presses a lit corner of Katason and a house stands on the other’s screen.',
  steps: [
    ['client/boards/katason/scene.ts', 'scene', 'says by which places and buttons each legal move is pressed.'],
    ['client/stage/choosing.ts', 'openAfter', 'makes of them what is lit now.'],
    ['client/boards/katason/places/Targets.tsx', 'Targets', 'draws the lit places.'],
    ['client/stage/Places.tsx', 'Places', 'gives each its name, and says what is lit.'],
    ['client/kit/a11y/roving.ts', 'useRoving', 'makes of each place a button, for pointers and for keys.'],
    ['client/stage/stage.ts', 'useStage', 'hands the move of that place to `play`.'],
    ['client/table/prompt/slip.ts', 'useSlip', 'asks a finger again where a move weighs much and can’t be undone.'],
    ['client/table/table-value.ts', 'useActions', 'calls the control’s `play` and explains what is refused.'],
    [
      'client/online/online-match.ts',
      'OnlineMatch.act',
      'adds the seat’s key, or answers at once that nothing can be sent.',
    ],
    ['client/online/wire/actions.ts', 'moveAction', 'makes of the move what boardgame.io’s own client sends.'],
    ['client/online/wire/outbox.ts', 'Outbox.send', 'keeps the one action that is on its way until its receipt comes.'],
    ['client/online/wire/wire.ts', 'Wire.post', 'emits `update` on the socket and asks for a receipt.'],
    ['server/transport/limits.ts', 'SocketLimits.message', 'counts the message against what a connection may send.'],
    ['server/transport/transport.ts', 'Transport.update', 'takes the message and asks for its receipt.'],
    ['server/match/commands/actions.ts', 'Actions.submit', 'takes the action apart; nothing else of it goes on.'],
    ['server/match/commands/commands.ts', 'Commands.do', 'is the way of every command, as the last walk tells it.'],
    [
      'server/nodes/nodes.ts',
      'at',
      'has it judged by the server that owns the match, this one or another; a server alone takes `single.ts`.',
    ],
    ['server/nodes/forwarding.ts', 'Forwarding.bring', 'brings it to that other server, again until it is answered.'],
    ['server/app/commands.ts', 'registryOf', 'names what does each command: here, what judges an action.'],
    ['server/match/seats/credentials.ts', 'provenSeat', 'finds the seat that the key opens.'],
    ['games/kit/moves.ts', 'refuseCommonly', 'judges whose turn it is, the shape of the move and the phase.'],
    ['games/katason/moves/building.ts', 'buildHouse', 'judges the corner, and later puts the house there.'],
    ['server/match/commands/reduce.ts', 'stateAfter', 'has boardgame.io’s reducer carry out the move that was judged.'],
    [
      'games/kit/game.ts',
      'play',
      'is the move as boardgame.io knows it; the server’s own game asks `refuse` no second time.',
    ],
    ['games/kit/table.ts', 'nextTable', 'copies the state, carries the move out and says whether it may be undone.'],
    [
      'server/storage/match-store.ts',
      'MatchStore.setState',
      'takes the new state and its entry of the log down, in memory.',
    ],
    [
      'server/storage/journal.ts',
      'Journal.write',
      'adds it to what is stored with all that was written in this turn of the loop.',
    ],
    [
      'server/match/event-bus.ts',
      'EventBus.publish',
      'tells those with a hand in matches now, and everybody else once it is stored.',
    ],
    [
      'server/storage/sqlite/thread-writer.ts',
      'ThreadWriter.write',
      'sends the group to the thread that writes SQLite.',
    ],
    ['server/storage/sqlite/sqlite-thread.mjs', 'work', 'takes it there and answers what became of it.'],
    [
      'server/storage/sqlite/batch.mjs',
      'batchIn',
      'writes the group in one transaction, each match only on its version.',
    ],
    [
      'server/transport/teller.ts',
      'Teller.sendUpdate',
      'sends the state to everybody who follows, filtered once for each seat.',
    ],
    ['games/kit/table.ts', 'viewTable', 'makes what a seat may be sent.'],
    ['games/katason/hidden.ts', 'view', 'takes others’ hands and cards, the deck and the bag out of it.'],
    ['client/online/wire/wire.ts', 'listening', 'hears `update` and passes it to boardgame.io’s client.'],
    ['client/online/online-match.ts', 'OnlineMatch.snapshot', 'makes of the state what a table reads.'],
    ['client/table/past/timeline.ts', 'MatchHistory.arrive', 'writes the new step down, with its events.'],
    ['client/table/context.ts', 'useMatch', 'draws the page anew with the new snapshot.'],
    ['client/table/TablePage.tsx', 'Drawn', 'hands the position to the game’s board.'],
    ['client/boards/katason/pieces/Pieces.tsx', 'Pieces', 'draws the house.'],
  ],
};

const TRADE: Walk = {
  title: 'A trade of Katason, from the offer to the exchange',
  from: 'The player whose turn it is offers, a partner accepts, and cards change hands. How each move travels is told above.',
  steps: [
    ['client/boards/katason/hand/Actions.tsx', 'Action', 'opens the panel.'],
    ['client/boards/katason/hand/Hand.tsx', 'OwnHand', 'shows it beside the cards; a press on a card gives it.'],
    ['client/stage/stage.ts', 'useStage', 'keeps what is put together, for the turn.'],
    ['client/boards/katason/bundles.ts', 'changed', 'changes both sides; a kind stands on one of them only.'],
    ['client/boards/katason/hand/trade/TermsEditor.tsx', 'TermsEditor', 'draws both sides.'],
    ['client/boards/katason/hand/trade/TradePanel.tsx', 'Partners', 'has a button for each partner and one for all.'],
    ['client/stage/TryMove.tsx', 'TryMove', 'asks `why` and is a button, or the reason why it can’t be done.'],
    ['games/katason/moves/trade.ts', 'offerTrade', 'judges the offer, opens it and tells it.'],
    ['games/katason/offers.ts', 'refuseTerms', 'says that a gift, or one kind on both sides, is no trade.'],
    ['games/katason/flow.ts', 'toMove', 'now has all decide who were asked, and the one who offers.'],
    [
      'server/match/time/asking.ts',
      'Asking.follow',
      'sees that somebody waits for others, whose clock then stands still.',
    ],
    ['client/boards/katason/hand/Hand.tsx', 'questionFor', 'sees at the partner’s screen that an answer is legal.'],
    [
      'client/boards/katason/hand/trade/ReplyPanels.tsx',
      'AnswerPanel',
      'shows the exchange and accepts, refuses or suggests another one.',
    ],
    ['client/boards/katason/hand/trade/Exchange.tsx', 'Exchange', 'draws what is given and got.'],
    [
      'games/katason/moves/reply.ts',
      'acceptOffer',
      'writes the answer down; it may be changed until the trade is made.',
    ],
    ['games/katason/flow.ts', 'mayMove', 'lets who has answered think again.'],
    [
      'client/boards/katason/hand/trade/OfferPanel.tsx',
      'Answer',
      'shows who offers that a partner has accepted, with a button to close the trade.',
    ],
    [
      'games/katason/moves/trade.ts',
      'closeTrade',
      'judges it, ends the offer, and marks its event `agreed`, so that no undo reaches over it.',
    ],
    ['games/katason/hand.ts', 'swap', 'moves the cards.'],
    ['games/katason/recall/index.ts', 'recall', 'remembers for bots who gave what to whom.'],
    ['client/boards/katason/pieces/flights.ts', 'flightsOf', 'says which cards fly where.'],
    ['client/text/katason/en.ts', 'traded', 'says it in the log.'],
    ['games/katason/moves/take-back.ts', 'askTakeBack', 'asks the partner to take a mistaken trade of this turn back.'],
  ],
};

const SPECTATOR: Walk = {
  title: 'A state, to somebody who looks on',
  from: 'Whoever opens a match without a seat sees the table; what is hidden is taken out on the server, before it is sent.',
  steps: [
    ['client/online/OnlinePage.tsx', 'Joined', 'finds no seat of this browser and follows the match by a name alone.'],
    ['client/online/online-match.ts', 'OnlineMatch', 'has no seat (`own` is null) and so no key to send.'],
    [
      'client/online/wire/wire.ts',
      'Wire.multiplayer',
      'connects by boardgame.io’s transport, which asks for the match with `sync`.',
    ],
    [
      'server/transport/transport.ts',
      'Transport.sync',
      'takes who names no seat for a spectator; who names one must prove it.',
    ],
    ['server/transport/rooms.ts', 'Rooms.enter', 'notes that this socket follows the match from no seat.'],
    ['server/transport/teller.ts', 'Teller.sendMatch', 'gathers all there is to tell from there.'],
    [
      'server/storage/stored-matches.ts',
      'StoredMatches.state',
      'reads what is stored: nobody hears of what may yet not have happened.',
    ],
    ['server/match/summary.ts', 'matchData', 'tells who sits where, without credentials.'],
    ['server/match/deal/terms.ts', 'termsOf', 'tells what the match is played by.'],
    ['server/match/games.ts', 'stateFor', 'passes the first state through the filter of boardgame.io.'],
    ['games/kit/game.ts', 'playerView', 'is what that filter calls.'],
    ['games/kit/table.ts', 'viewTable', 'leaves out the seed and the state of chance.'],
    ['games/katason/hidden.ts', 'view', 'hides hands, cards, deck and bag; of a match that is over nothing.'],
    ['games/kit/rules.ts', 'heard', 'takes the `secret` out of each event.'],
    [
      'server/match/commands/reduce.ts',
      'stateAfter',
      'has marked every entry of the log `redact`: others hear that a move was made, not which.',
    ],
    [
      'server/match/history.ts',
      'Histories.of',
      'tells all events from the beginning, each as a spectator may hear it.',
    ],
    ['server/match/people/talk.ts', 'hears', 'lets spectators talk among themselves until the match is over.'],
    ['server/transport/teller.ts', 'Teller.sendUpdate', 'sends each further state, filtered for no seat.'],
    ['client/online/online-match.ts', 'OnlineMatch.snapshot', 'makes a snapshot for no seat.'],
    ['client/table/past/timeline.ts', 'positionOf', 'lists no moves where there is no seat.'],
    ['client/table/Panels.tsx', 'Hand', 'draws no hand.'],
    ['client/boards/katason/Board.tsx', 'Board', 'lights no places.'],
    ['client/table/prompt/PromptLine.tsx', 'Tools', 'says that one is watching.'],
    ['client/online/pasts.ts', 'Pasts', 'asks for earlier moments when somebody looks back.'],
    ['server/match/past.ts', 'Pasts.seenBy', 'plays the log up to them and makes what a spectator saw then.'],
  ],
};

const BOT: Walk = {
  title: 'A bot’s thought, to its move',
  from: 'A match is dealt, a bot has to decide, and its move goes the way of everybody’s.',
  steps: [
    ['server/match/deal/dealer.ts', 'Dealer.goOn', 'has the match dealt once everybody’s share of chance is known.'],
    ['server/match/matches.ts', 'Matches.deal', 'makes the first state from the seed, stores it and publishes that.'],
    ['server/match/event-bus.ts', 'EventBus.publish', 'tells the bots once it is stored.'],
    ['server/bots/bots.ts', 'Bots.hear', 'takes note where this server owns the match and bots sit there.'],
    [
      'server/match/people/attendance.ts',
      'Attendance.isPaused',
      'says whether nobody is there, for then bots wait, too.',
    ],
    ['server/match/time/asking.ts', 'Asking.of', 'says whether the bot itself has asked others.'],
    ['server/bots/askers.ts', 'Askers.waits', 'gives those it has asked time to answer before it goes on.'],
    ['server/bots/bots.ts', 'Bots.decide', 'makes one decision, then looks again.'],
    ['server/bots/pauses.ts', 'Pauses.take', 'begins the pause by which people can follow.'],
    ['server/match/origins.ts', 'Origins.of', 'knows from which address the table was opened.'],
    [
      'server/bots/fair-queue.ts',
      'FairQueue.take',
      'waits for the table’s turn and says what part of its time the search may take.',
    ],
    ['server/bots/bots.ts', 'Bots.choose', 'takes the view of the bot’s seat, and nothing else of the state.'],
    ['server/bots/memories.ts', 'BotMemories.of', 'adds what one who forgets nothing would remember.'],
    ['games/katason/recall/index.ts', 'recall', 'makes that memory of the events the seat has heard.'],
    ['server/bots/pool.ts', 'WorkerPool.think', 'hands the question to a thread.'],
    ['server/bots/thread.ts', 'answer', 'loads the game and its level, and searches.'],
    [
      'games/kit/search/levels.ts',
      'levelOf',
      'says how many iterations a level thinks, and how hasty it is where it thinks none.',
    ],
    [
      'games/kit/search/think.ts',
      'think',
      'returns a lone move at once, draws one at first sight for a hasty level, else searches.',
    ],
    ['games/katason/bot/candidates.ts', 'candidates', 'names the moves worth searching.'],
    ['games/katason/hidden.ts', 'redeal', 'draws a full state that fits view and memory, anew in each iteration.'],
    ['games/kit/search/tree.ts', 'Branch.choose', 'goes down the tree.'],
    ['games/kit/search/playout.ts', 'playOut', 'plays on by the game’s own policy as far as its horizon.'],
    ['games/katason/bot/policy.ts', 'playout', 'is that policy.'],
    ['games/kit/search/worth.ts', 'worthOf', 'says what the position is worth to each seat.'],
    ['games/kit/search/judgement.ts', 'judgementOf', 'judges it by what was learned.'],
    ['games/kit/search/choose.ts', 'choose', 'takes the best move, unless people would shake their heads at it.'],
    ['server/bots/bots.ts', 'Bots.handIn', 'waits out the pause, and makes some legal move where the search failed.'],
    [
      'server/match/commands/actions.ts',
      'Actions.submitAs',
      'judges it like any other move; from here on it is the first walk.',
    ],
  ],
};

const TERM: Walk = {
  title: 'A term, from its catalog to the screen in both languages',
  from: 'The word “brick” of Katason and 土 stand in one place each; names of places, the log, buttons and fonts follow.',
  steps: [
    ['client/text/katason/labels.en.ts', 'terrain', 'has the English word.'],
    ['client/text/katason/labels.en.ts', 'Labels', 'has the other languages have each word, too.'],
    ['client/text/katason/labels.ja.ts', 'terrain', 'has the Japanese one.'],
    ['client/text/katason/labels.ts', 'labelsIn', 'holds both by language, for the board.'],
    ['client/text/lists.ts', 'lists', 'joins words as each language does.'],
    ['client/text/katason/places.ts', 'hexName', 'makes the name of a hex of it.'],
    ['client/text/katason/en.ts', 'words', 'makes English sentences: prompts, log, refusals, help.'],
    ['client/text/katason/ja.ts', 'words', 'makes the Japanese ones.'],
    ['client/text/sentences.ts', 'wordsOf', 'looks the sentence of an event, a refusal or an ending up.'],
    ['client/text/words.ts', 'GameWords', 'is the shape every game’s catalog has.'],
    ['client/boards/katason/index.tsx', 'board', 'brings the words with the board.'],
    ['client/table/load.ts', 'loaderOf', 'fetches both when somebody sits down.'],
    ['client/kept/preferences.ts', 'preferredLanguage', 'takes the first language of the browser that Agora speaks.'],
    ['client/kept/settings.ts', 'useSettings', 'keeps what was chosen instead.'],
    ['client/app/LanguageSwitch.tsx', 'LanguageSwitch', 'changes it by one press.'],
    ['client/text/index.ts', 'useLanguage', 'tells every component.'],
    ['games/kit/languages.ts', 'languageFor', 'falls back on English where a game doesn’t speak that language.'],
    ['client/table/table-value.ts', 'useTableValue', 'hands the words of that language to prompt, log and board.'],
    ['client/boards/katason/places/spoken.ts', 'placeName', 'names a place with it, for who hears the board.'],
    ['client/text/log-sentences.ts', 'sentencesOnce', 'makes the sentences of a move once for each language.'],
    ['client/table/log/log.ts', 'logTurns', 'gathers them by turns.'],
    ['client/table/log/codes.ts', 'pieces', 'cuts a sentence into words and codes such as `{card:0}`.'],
    ['client/table/log/RichText.tsx', 'RichText', 'draws it, with names and signs in the place of codes.'],
    ['client/boards/katason/signs/icons.tsx', 'icons', 'draws the sign and calls it by the same word.'],
    ['server/cli/bundle/letters.ts', 'spokenIn', 'finds which letters the sources say, when the client is built.'],
    ['server/cli/bundle/fonts.ts', 'lightFonts', 'cuts the fonts down to them.'],
  ],
};

const COMMAND: Walk = {
  title: 'A command over HTTP, from the press to the answer',
  from: 'A table’s host sends somebody away. Whatever else is done at a match, by sockets, bots or timers, comes to `Commands.do` as well.',
  steps: [
    ['client/asking/api.ts', 'freeSeat', 'names the call, which the contract types.'],
    [
      'client/asking/ask.ts',
      'ask',
      'makes a request of it, with a key by which it is done once however often it comes.',
    ],
    ['server/contract/contract.ts', 'tables', 'says what is asked, who may, and what is answered.'],
    ['server/http/policy.ts', 'writeLimit', 'counts it against what the address may change.'],
    ['server/http/router.ts', 'atOwner', 'checks it by its schema, and puts hashes in the place of secrets.'],
    ['server/match/commands/commands.ts', 'Commands.do', 'brings it to the server that owns the match.'],
    ['server/nodes/forwarding.ts', 'Forwarding.at', 'goes to another server with it, where another owns the match.'],
    ['server/storage/answers.ts', 'Answers.once', 'finds the answer where it was done before.'],
    ['server/storage/match-store.ts', 'MatchStore.whole', 'waits in the end until all that was written is stored.'],
    [
      'server/match/commands/commands.ts',
      'carryOut',
      'loads the match, and has it judged and done in one transaction.',
    ],
    ['server/match/matches.ts', 'Matches.owned', 'finds the seat that is opened by the key.'],
    ['server/match/commands/commands.ts', 'demandHost', 'refuses it where that isn’t the host’s.'],
    ['server/app/commands.ts', 'registryOf', 'lists what does each command.'],
    ['server/match/seats/hosting.ts', 'Hosting.freeSeat', 'judges it, and frees the seat.'],
    ['server/match/seats/sent-away.ts', 'noteSentAway', 'notes who isn’t to come back.'],
    [
      'server/match/event-bus.ts',
      'EventBus.publish',
      'tells those with a hand in matches, and everybody else once it is stored.',
    ],
    ['server/storage/answers.ts', 'answeredBy', 'has the answer stored with it.'],
    ['server/storage/journal.ts', 'Journal.write', 'stores both with all that was written in this turn of the loop.'],
    [
      'server/transport/teller.ts',
      'Teller.partake',
      'has whoever lost the seat follow the match no more, and tells them why.',
    ],
    ['server/match/summary.ts', 'summarise', 'makes the answer: the table as it is now.'],
  ],
};

export const WALKS: readonly Walk[] = [CLICK, TRADE, SPECTATOR, BOT, TERM, COMMAND];
