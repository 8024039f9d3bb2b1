import type { LessonStep } from '../../../games/katason/lesson.ts';
import type { LessonWords } from '../lesson.ts';

export const lesson = {
  steps: {
    aim: {
      say: 'Welcome to the island. The first to reach ten points and declare victory wins. You play {seat:0}; {seat:1} and {seat:2} are your rivals.',
    },
    land: {
      say: 'A hex gives its resource whenever its number is rolled. The more dots below a number, the likelier it is: 6 and 8 come most often.',
    },
    firstHouse: {
      say: 'A house stands on a corner and earns from every hex around it. This corner touches sheep 6, ore 9 and wood 5: three kinds, and good numbers.',
      task: 'Press the lit corner to build your first house.',
    },
    firstRoad: {
      say: 'Each of the first two houses comes with a road, towards where you want to build next.',
      task: 'Press the lit edge to lay the road.',
      meanwhile: '{seat:1} and {seat:2} place a house and a road, then everybody once more, in reverse order.',
    },
    secondHouse: {
      say: 'Houses keep two edges apart. This corner brings you brick and wheat, which you can’t get yet.',
      task: 'Press the lit corner to build your second house.',
    },
    secondRoad: {
      say: 'Your second house pays at once: one resource from each hex around it, into your hand.',
      task: 'Press the lit edge to lay its road.',
    },
    roll: {
      say: 'Now the turns begin. Every turn starts with the dice, and they pay everybody whose houses touch the number.',
      task: 'Press “Roll the dice”.',
    },
    buildRoad: {
      say: 'A 5! Both of your houses touch wood 5, so you get two wood. A road costs {card:0}{card:4}.',
      task: 'Press “Road” in your hand, then the lit edge.',
    },
    endTurn: {
      say: 'Your road now leads to a corner two edges from your house: there is room for a third one, but you can’t pay for it yet.',
      task: 'Press “End turn”.',
      meanwhile: '{seat:1} and {seat:2} roll. Their dice pay you, too, if the number is yours.',
    },
    rollSeven: {
      say: 'Both rolled a 10, and none of your houses touches a 10. Your turn again.',
      task: 'Press “Roll the dice”.',
    },
    robber: {
      say: 'A 7! Nobody earns, and you move the {robber} robber. The hex it stands on gives nothing, and you steal a resource from somebody with a house there.',
      task: 'Put the robber on wood 8, at {seat:1}’s house.',
    },
    burst: {
      say: 'One more sheep for you. A 7 is also a danger: players with eight or more resources then discard half. Here you see how many everybody holds.',
    },
    endSecond: {
      say: 'There is nothing to build just now. You keep your resources.',
      task: 'Press “End turn”.',
      meanwhile: 'The hexes that light up are those the dice pay.',
    },
    rollNine: {
      say: '{seat:1} rolled a 6, and your house at sheep 6 got you a sheep.',
      task: 'Roll the dice.',
    },
    buyCard: {
      say: 'A 9 brought ore. For {card:1}{card:2}{card:3} you buy a card from the deck: mostly knights, which move the robber, and some worth a point.',
      task: 'Press “Card”.',
    },
    endThird: {
      say: 'Road building: two free roads! But a card can’t be played in the turn it was bought, and only one a turn.',
      task: 'Press “End turn”.',
    },
    rollFive: {
      say: 'The others’ rolls got you a wheat and two wood. It is your turn, and the card can be played.',
      task: 'Roll the dice.',
    },
    playRoads: {
      say: 'Another 5, and two more wood. Now for the card.',
      task: 'Press “Road building” among your cards.',
    },
    freeRoad: {
      say: 'These roads are free. Each touches one of your houses or roads.',
      task: 'Press the lit edge.',
    },
    secondFreeRoad: {
      say: 'The first to have an unbroken run of five roads gets the road award, worth 2 points. Your longest run will be three.',
      task: 'Press the lit edge for the second one.',
    },
    offer: {
      say: 'Six wood is more than you need, and {seat:2} has plenty of ore. You may offer trades in your turn, after the roll.',
      task: 'Press “Trade”, give one wood from your hand, get one ore, and offer it to {seat:2}.',
      meanwhile: '{seat:2} thinks it over.',
    },
    closeTrade: {
      say: '{seat:2} accepts. If several do, you pick one.',
      task: 'Press “Complete trade”.',
    },
    bankTrade: {
      say: 'For a house you lack a brick, and nobody has one. The bank always trades: four of a kind for any one resource. A house at a harbour makes it cheaper.',
      task: 'Press “Trade”, get one brick, and take the bank’s 4 wood for 1 brick.',
    },
    thirdHouse: {
      say: 'Now you can pay for a house: {card:0}{card:1}{card:3}{card:4}.',
      task: 'Press “House”, then the lit corner.',
    },
    points: {
      say: 'Your third house: 3 points! A house counts 1, a city 2. The road award counts 2, and so does the knight award, for the most knights played, at least three.',
    },
    city: {
      say: 'For {card:2}{card:2}{card:2}{card:3}{card:3} a city takes the place of one of your houses. It earns two resources where a house earns one. That ore is a beginning.',
    },
    victory: {
      say: 'With ten points, press “Declare victory” in your own turn. Nobody wins without saying so. That is all you need!',
    },
  },
  learned: [
    'Place houses where numbers are likely and kinds are many.',
    'Roll, then build, buy and trade in whatever order you like.',
    'Move the robber on a 7, and mind a hand of eight resources.',
    'Trade with others, or four for one with the bank.',
    'Declare victory once you have ten points.',
  ],
} satisfies LessonWords<LessonStep>;
