import type { HelpSection } from '../../table/board.ts';

export const help: readonly HelpSection[] = [
  {
    title: 'The aim',
    text: [
      'Reach ten points and declare victory on your own turn. The game goes on until somebody declares.',
      'A house is worth 1 point, a city 2, each point card 1, the road award and the knight award 2 each.',
    ],
  },
  {
    title: 'The start',
    text: [
      'In seat order everybody places a house and a road, then once more in reverse order.',
      'Houses stand on corners, roads lie on edges that touch the house. Houses keep two edges apart.',
      'The second house earns a resource from each hex around it.',
    ],
  },
  {
    title: 'A turn',
    text: [
      'Roll two dice. Hexes with that number give one resource to each house on their corners, and two to each city.',
      'The bank has 19 of each resource. If a kind runs short, nobody gets any of it this time.',
      'Then build, buy cards and trade, as often and in whatever order you like.',
    ],
  },
  {
    title: 'Costs',
    text: [
      'Road {card:0}{card:4}',
      'House {card:0}{card:1}{card:3}{card:4}',
      'City {card:2}{card:2}{card:2}{card:3}{card:3}, in place of your own house',
      'Card {card:1}{card:2}{card:3}',
    ],
  },
  {
    title: 'Sevens and the robber',
    text: [
      'On a 7, everybody with eight or more resources discards half of them, rounded down.',
      'Then the turn player moves the robber to another hex and steals a resource from one player there.',
      'The robber’s hex yields nothing.',
    ],
  },
  {
    title: 'Cards',
    text: [
      '{dev:0} Knight: move the robber and steal. {dev:1} Point: worth a point. {dev:2} Roads: lay two roads. {dev:3} Harvest: take any two resources. {dev:4} Monopoly: everybody gives you all they hold of one resource.',
      'Use one card a turn, before or after the roll, but none that you drew this turn.',
    ],
  },
  {
    title: 'Trade',
    text: [
      'With players: whoever’s turn it is offers, and both sides give at least one card. A mistaken trade can be taken back in the same turn if both agree.',
      'With the bank: four of a kind for any one card. A generic harbour makes it three, a special harbour two of its own kind.',
    ],
  },
  {
    title: 'The awards',
    text: [
      'The road award goes to the longest unbroken run of five or more roads. Other players’ houses and cities cut it.',
      'The knight award goes to whoever has used the most knights, three at least.',
      'A tie never moves an award.',
    ],
  },
];
