import { MOST_OFFERS } from '../../../games/katason/data.ts';
import type { Options } from '../../../games/katason/meta.ts';
import type { HelpSentences } from './sentences.ts';

/** The rules in short, as they hold with these options. */
export const help = ({ numbers, dice, trade }: Options): HelpSentences => ({
  aim: [
    'The aim',
    'Reach ten points and declare victory on your own turn, before or after the roll. The game goes on until somebody declares.',
    'A house is worth 1 point, a city 2, each point card 1, the road award and the knight award 2 each.',
    'Point cards stay hidden until the game ends, so others may have more points than you can see.',
  ],
  start: [
    'The start',
    {
      ordered: 'The numbers lie in the printed order, from a corner of the island drawn by lot.',
      random: 'The numbers are shuffled, but no 6 or 8 lies beside another 6 or 8.',
    }[numbers],
    'In seat order everybody places a house and a road, then once more in reverse order.',
    'Houses stand on corners, roads lie on edges. Each of these roads touches the house just placed.',
    'Houses must be at least two edges apart, from your own as well as from others’.',
    'The second house earns one resource from each hex around it.',
  ],
  turn: [
    'A turn',
    {
      fair: 'Roll two dice. Hexes that show the sum give one resource to each house on their corners, and two to each city.',
      bag: 'The 36 combinations of two dice are drawn from a bag, which is filled again when 5 are left. Hexes that show the sum give one resource to each house on their corners, and two to each city.',
    }[dice],
    'The bank has 19 of each resource. If it can’t pay all that is due of a kind, nobody gets any of that kind this time.',
    'Then build, buy and play cards and trade, as often and in whatever order you like, and end your turn.',
  ],
  building: [
    'Costs and places',
    'Road {card:0}{card:4}: on a free edge that touches one of your roads, houses or cities. Roads don’t go on past another player’s house or city.',
    'House {card:0}{card:1}{card:3}{card:4}: on a free corner at one of your roads, two edges from any other building.',
    'City {card:2}{card:2}{card:2}{card:3}{card:3}: in place of one of your houses, which goes back to your stock.',
    'Card {card:1}{card:2}{card:3}: from the deck of 25, while it lasts.',
    'Each player has 15 roads, 5 houses and 4 cities, and can build no more than that.',
  ],
  robber: [
    'Sevens and the robber',
    'On a 7 everybody with eight or more resources has a burst: they discard half of them, rounded down.',
    'Then the turn player moves the robber to another hex and steals a resource at random from one player who has a house or city there.',
    'The robber’s hex yields nothing.',
  ],
  cards: [
    'Cards',
    '{dev:0} Knight: move the robber and steal.',
    '{dev:1} Point: worth a point from the moment you buy it. It is never played.',
    '{dev:2} Road building: lay two roads for free, as far as you have roads and places.',
    '{dev:3} Harvest: take any two resources the bank has.',
    '{dev:4} Monopoly: name a resource, and everybody gives you all they hold of it.',
    'Play one card a turn, before or after the roll, but none that you bought this turn. Played cards lie open before you.',
  ],
  trade: [
    'Trade',
    ...{
      players: [
        'With players: after the roll, the turn player offers a trade to one player or to all. Each side gives at least one resource it holds now, and no resource stands on both sides. Only players whose hand is as large as what is wanted are asked.',
        'Those asked accept, refuse or make a counter-offer, and may change their answer until the trade is made. The turn player picks one of those who agree, turns counter-offers down, or withdraws.',
        `Up to ${MOST_OFFERS} offers a turn may come to nothing. Those that become trades are not counted.`,
        'A mistaken trade can be taken back in the same turn if both agree. The turn player may ask for that once for each trade.',
      ],
      bank: ['At this table players don’t trade with each other.'],
    }[trade],
    'With the bank: four of a kind for any one resource the bank has. A house or city at a generic harbour makes it three, at a special harbour two of its own kind.',
  ],
  awards: [
    'The awards',
    'The road award goes to the longest unbroken run of five or more roads. No road counts twice, and other players’ houses and cities cut a run.',
    'Of equally long runs, the first to reach that length has the award.',
    'The knight award goes to the player who has played the most knights, at least three. A tie doesn’t move it.',
  ],
});
