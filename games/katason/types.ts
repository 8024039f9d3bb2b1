/** Katason's types: its state, its moves, its events. Resources are indexes of RESOURCES. */
import type { Seat, Secret, TurnEnded } from '../kit/rules.ts';
import type { Options } from './meta.ts';

export type Phase = 'initialPlacement' | 'diceRoll' | 'burst' | 'robber' | 'development';

/** Cards of each resource, in the order of RESOURCES (brick, sheep, ore, wheat, wood). */
export type Bundle = readonly number[];

/**
 * What a seat has to decide: `phase`, or within it which moves are possible. During `freeRoads` and `takeBack` nothing
 * else can be done. `reply` is for seats that the open offer asks. Nobody waits for seats in `answered`, which may
 * change their answer, or in `takeBackAsked`, which may withdraw the request.
 */
export type Stage =
  | 'placeHouse'
  | 'placeRoad'
  | 'diceRoll'
  | 'burst'
  | 'robber'
  | 'freeRoads'
  | 'development'
  | 'reply'
  | 'answered'
  | 'takeBack'
  | 'takeBackAsked';

/** A partner's answer to the open offer. A counter-offer says what the partner would give and want instead. */
export type Reply =
  | { readonly kind: 'open' }
  | { readonly kind: 'accepted' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'countered'; readonly give: Bundle; readonly want: Bundle }
  /** The player of the turn has declined the counter-offer. */
  | { readonly kind: 'declined' };

/** The open offer of the turn player. `replies` has an entry for each seat: null for those that weren't asked. */
export interface Offer {
  readonly give: Bundle;
  readonly want: Bundle;
  readonly replies: (Reply | null)[];
}

/** A trade between players made this turn: what the turn player gave and got. */
export interface Deal {
  readonly partner: Seat;
  readonly gave: Bundle;
  readonly got: Bundle;
  /** Whether somebody has asked to take it back, which can be done once. */
  asked: boolean;
}

/**
 * Flat arrays with a value for each site or seat; `seat * 5 + kind` indexes those by seat and kind. In a view, hidden
 * numbers are −1; sums (`handSizes`, `cardCounts`, `deckSize`) are public.
 */
export interface State {
  readonly options: Options;
  readonly seats: number;
  /** Resource of each hex; 5 is the desert. */
  readonly terrain: number[];
  /** Number token of each hex; 0 on the desert. */
  readonly numbers: number[];
  robber: number;
  /** For each corner: 0 if empty, 1 + 2 × seat for a house, 2 + 2 × seat for a city. */
  readonly corners: number[];
  /** For each edge: −1 if empty, otherwise the seat whose road is there. */
  readonly edges: number[];
  readonly bank: number[];
  /** Resources in hand, by seat and kind. Hidden from the other seats. */
  readonly hands: number[];
  readonly handSizes: number[];
  /** How many cards of a kind buy one from the bank, by seat and kind: 4, or fewer with a harbour. */
  readonly rates: number[];
  /** Unused cards that may be played, by seat and kind (CARDS). Hidden from the other seats. */
  readonly cards: number[];
  /** Cards drawn this turn, by kind: the turn player's, not in `cards` yet. Hidden from the other seats. */
  readonly fresh: number[];
  /** How many cards were drawn this turn. */
  freshSize: number;
  /** How many unused cards each seat has, including fresh ones. */
  readonly cardCounts: number[];
  /** Cards left in the deck by kind, drawn from at random. Hidden from all. */
  readonly deck: number[];
  deckSize: number;
  /** Used cards by seat and kind, in the open. */
  readonly played: number[];
  readonly roadsLeft: number[];
  readonly housesLeft: number[];
  readonly citiesLeft: number[];
  /** Longest trail of each seat, in roads. */
  readonly trails: number[];
  /** `4 × length + seat` for each length of 5 or more that a seat has had ever since, as reached. */
  readonly reached: number[];
  /** The holders of the awards; −1 if nobody has one. */
  roadAward: number;
  knightAward: number;
  phase: Phase;
  /** The turn player. */
  turn: Seat;
  /** In initialPlacement the number of completed placements, then the number of turns; both count from 0. */
  round: number;
  /** The corner of the house whose road must follow in initialPlacement; otherwise −1. */
  pending: number;
  /** The two dice of this turn; 0 before the roll. */
  dice1: number;
  dice2: number;
  /** Combinations left in the bag (option dice: 'bag'), 36 counts by `(d1 − 1) * 6 + d2 − 1`; empty otherwise. Hidden from all. */
  readonly bag: number[];
  cardPlayed: boolean;
  /** Cards each seat must still discard in burst. */
  readonly owed: number[];
  /** Free roads left from a road card. */
  freeRoads: number;
  offer: Offer | null;
  /** Offers the turn player has made this turn, less those that became trades. */
  offersMade: number;
  deals: Deal[];
  /** The index in `deals` of the trade that should be taken back; −1 if none. */
  takeBack: number;
  /** Who declared victory; −1 while the game goes on. */
  winner: number;
}

export type KatasonMove =
  | { readonly type: 'buildRoad'; readonly edge: number }
  | { readonly type: 'buildHouse'; readonly corner: number }
  | { readonly type: 'buildCity'; readonly corner: number }
  | { readonly type: 'roll' }
  /** Any part of what is owed; `legal` lists one card at a time. */
  | { readonly type: 'discard'; readonly cards: Bundle }
  /** `victim` is null only if nobody at the hex holds a card. */
  | { readonly type: 'moveRobber'; readonly hex: number; readonly victim: Seat | null }
  | { readonly type: 'buyCard' }
  | { readonly type: 'playKnight' }
  | { readonly type: 'playRoads' }
  /** One or two resources; one only if the bank can't pay two. */
  | { readonly type: 'playHarvest'; readonly resources: readonly number[] }
  | { readonly type: 'playMonopoly'; readonly resource: number }
  | { readonly type: 'bankTrade'; readonly give: number; readonly want: number }
  /** `to` null asks everybody. `legal` lists one for one to everybody. */
  | { readonly type: 'offerTrade'; readonly give: Bundle; readonly want: Bundle; readonly to: Seat | null }
  | { readonly type: 'withdrawOffer' }
  | { readonly type: 'acceptOffer' }
  | { readonly type: 'refuseOffer' }
  /** What the partner would give and want instead. */
  | { readonly type: 'counterOffer'; readonly give: Bundle; readonly want: Bundle }
  /** The turn player picks an acceptance or a counter-offer. */
  | { readonly type: 'closeTrade'; readonly partner: Seat }
  /** The turn player turns a counter-offer down. */
  | { readonly type: 'declineCounter'; readonly partner: Seat }
  | { readonly type: 'askTakeBack'; readonly deal: number }
  | { readonly type: 'agreeTakeBack' }
  | { readonly type: 'refuseTakeBack' }
  | { readonly type: 'withdrawTakeBack' }
  | { readonly type: 'declareVictory' }
  | { readonly type: 'endTurn' };

/**
 * Why a move is not allowed, besides the codes that all games share (games/kit/moves.ts). In those, `wrongPhase` names
 * a Stage.
 */
export type KatasonRefusal =
  /** A road already lies on this edge. */
  | { readonly code: 'edgeTaken' }
  /** A house or city already stands on this corner. */
  | { readonly code: 'cornerTaken' }
  /** A house or city stands one edge away, on `corner`. */
  | { readonly code: 'tooClose'; readonly corner: number }
  /**
   * The road touches none of the player's roads, houses and cities (a road behind another player's building doesn't
   * count).
   */
  | { readonly code: 'roadApart' }
  /** None of one's roads leads to this corner. */
  | { readonly code: 'houseApart' }
  /** The first roads must touch the house just placed, on `corner`. */
  | { readonly code: 'notAtNewHouse'; readonly corner: number }
  | { readonly code: 'noRoadsLeft' }
  /** `cities`: how many cities are left; each one that is built gives a house back. */
  | { readonly code: 'noHousesLeft'; readonly cities: number }
  | { readonly code: 'noCitiesLeft' }
  /** A city replaces a house of one's own. There is none on this corner, but there is one elsewhere. */
  | { readonly code: 'notOwnHouse' }
  /** One has no house that a city could replace. */
  | { readonly code: 'noOwnHouse' }
  /** None of one's roads leads to a corner where a house could stand. */
  | { readonly code: 'noCornerLeft' }
  /** Cards missing in one's hand to pay for this, by resource. */
  | { readonly code: 'cantAfford'; readonly missing: Bundle }
  /** More cards than one still owes. */
  | { readonly code: 'tooManyDiscards'; readonly owed: number }
  /** At least one card has to be chosen. */
  | { readonly code: 'nothingChosen' }
  /** The robber already stands on this hex and must leave it. */
  | { readonly code: 'robberStays' }
  /** Nobody can be robbed by themselves; `victims` can be. */
  | { readonly code: 'ownVictim'; readonly victims: readonly Seat[] }
  /** The victim has no house or city on this hex; `victims` have. */
  | { readonly code: 'victimElsewhere'; readonly victims: readonly Seat[] }
  | { readonly code: 'victimEmptyHanded'; readonly victims: readonly Seat[] }
  /** At this hex nobody (except perhaps the player) has a building and holds a card. */
  | { readonly code: 'nobodyToRob' }
  /** Somebody on this hex holds cards, so one of `victims` must be named. */
  | { readonly code: 'victimMissing'; readonly victims: readonly Seat[] }
  | { readonly code: 'deckEmpty' }
  /** One card a turn, and it was used. */
  | { readonly code: 'cardAlreadyPlayed' }
  /** One holds no unused card of this kind (index into CARDS). */
  | { readonly code: 'noSuchCard'; readonly card: number }
  /** The only card of this kind was drawn this turn. */
  | { readonly code: 'cardTooFresh'; readonly card: number }
  /** There is no edge left for a road of one's own. */
  | { readonly code: 'noEdgeLeft' }
  /** A free road must be laid while one fits. */
  /** The bank holds too few cards of this resource: `left`. */
  | { readonly code: 'bankShort'; readonly resource: number; readonly left: number }
  /** The bank holds no cards at all. */
  | { readonly code: 'bankBare' }
  /** A harvest takes two cards while the bank can pay two. */
  | { readonly code: 'harvestTwo' }
  /** A harvest takes the bank's only card. */
  | { readonly code: 'harvestOne'; readonly resource: number }
  /** A resource can't be traded for itself. */
  | { readonly code: 'sameResource'; readonly resource: number }
  /** This match allows trade with the bank only. */
  | { readonly code: 'bankTradeOnly' }
  /** There is an open offer; it must be closed or withdrawn first. */
  | { readonly code: 'offerOpen' }
  /** A turn may have at most `most` offers that didn't become trades. */
  | { readonly code: 'tooManyOffers'; readonly most: number }
  /** A turn may have at most `most` trades between players. */
  | { readonly code: 'tooManyDeals'; readonly most: number }
  /** Each side gives at least one card. */
  | { readonly code: 'gift' }
  /** One can't trade with oneself. */
  | { readonly code: 'ownPartner' }
  /** There is no such player at this table. */
  | { readonly code: 'noSuchSeat' }
  /** The partner (null: everybody else) holds fewer cards than the offer wants: `most`. */
  | { readonly code: 'partnerTooPoor'; readonly partner: Seat | null; readonly most: number }
  /** No offer is open. */
  | { readonly code: 'noOffer' }
  /** The counter-offer equals the offer, so it can simply be accepted. */
  | { readonly code: 'sameAsOffer' }
  /** This player has neither accepted nor made a counter-offer. */
  | { readonly code: 'notAgreed'; readonly partner: Seat }
  /** This player has made no counter-offer. */
  | { readonly code: 'noCounter'; readonly partner: Seat }
  /** This is the same answer as before. */
  | { readonly code: 'sameAnswer' }
  /** There is no such trade this turn. */
  | { readonly code: 'noSuchDeal' }
  /** A trade can be asked back only once. */
  | { readonly code: 'alreadyAsked' }
  /** The partner holds fewer cards than the trade brought. */
  | { readonly code: 'partnerSpent'; readonly partner: Seat }
  /** One has fewer points than a declaration needs. */
  | { readonly code: 'tooFewPoints'; readonly points: number; readonly goal: number };

export type KatasonEvent =
  | { readonly type: 'roadBuilt'; readonly seat: Seat; readonly edge: number; readonly free: boolean }
  | { readonly type: 'houseBuilt'; readonly seat: Seat; readonly corner: number; readonly free: boolean }
  | { readonly type: 'cityBuilt'; readonly seat: Seat; readonly corner: number }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly dice: readonly [number, number] }
  /** Cards from a hex to a hand. */
  | {
      readonly type: 'produced';
      readonly seat: Seat;
      readonly hex: number;
      readonly resource: number;
      readonly count: number;
    }
  /** The bank can't pay everybody, so nobody gets this kind. */
  | { readonly type: 'shortage'; readonly resource: number }
  | { readonly type: 'mustDiscard'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly cards: Bundle }
  | { readonly type: 'robberMoved'; readonly seat: Seat; readonly from: number; readonly hex: number }
  | {
      readonly type: 'stolen';
      readonly seat: Seat;
      readonly victim: Seat;
      readonly secret?: Secret<{ readonly resource: number }>;
    }
  | { readonly type: 'cardBought'; readonly seat: Seat; readonly secret?: Secret<{ readonly card: number }> }
  | { readonly type: 'cardPlayed'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'harvested'; readonly seat: Seat; readonly resources: readonly number[] }
  | {
      readonly type: 'monopolised';
      readonly seat: Seat;
      readonly resource: number;
      readonly taken: readonly number[];
      readonly reveals: true;
    }
  | {
      readonly type: 'bankTraded';
      readonly seat: Seat;
      readonly give: number;
      readonly count: number;
      readonly want: number;
    }
  | {
      readonly type: 'offered';
      readonly seat: Seat;
      readonly give: Bundle;
      readonly want: Bundle;
      readonly to: Seat | null;
    }
  | { readonly type: 'offerWithdrawn'; readonly seat: Seat }
  | { readonly type: 'replied'; readonly seat: Seat; readonly reply: Reply }
  /** A partner who had agreed has lost cards since, and is asked again. */
  | { readonly type: 'replyVoided'; readonly seat: Seat }
  | { readonly type: 'counterDeclined'; readonly seat: Seat; readonly partner: Seat }
  | {
      readonly type: 'traded';
      readonly seat: Seat;
      readonly partner: Seat;
      readonly gave: Bundle;
      readonly got: Bundle;
      readonly agreed: true;
    }
  | { readonly type: 'takeBackAsked'; readonly seat: Seat; readonly partner: Seat }
  | {
      readonly type: 'takenBack';
      readonly seat: Seat;
      readonly partner: Seat;
      readonly gave: Bundle;
      readonly got: Bundle;
      /** Set while an offer is open: whether it stays shows what its maker still holds. */
      readonly reveals?: true;
    }
  | { readonly type: 'takeBackRefused'; readonly seat: Seat; readonly partner: Seat }
  | { readonly type: 'takeBackWithdrawn'; readonly seat: Seat; readonly partner: Seat }
  | { readonly type: 'roadAward'; readonly seat: Seat | null; readonly length: number }
  | { readonly type: 'knightAward'; readonly seat: Seat; readonly count: number }
  | TurnEnded
  | { readonly type: 'victoryDeclared'; readonly seat: Seat; readonly points: number; readonly reveals: true };

/** Katason's types, for its kinds of move. */
export interface Katason {
  readonly state: State;
  readonly move: KatasonMove;
  readonly event: KatasonEvent;
  readonly refusal: KatasonRefusal;
}
