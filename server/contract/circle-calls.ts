/** The calls of circles, by people, who are known as in the calls of `people-calls.ts`. */
import * as v from 'valibot';
import { here } from './call.ts';
import {
  calendar,
  circle,
  circleDoor,
  circleName,
  invitation,
  newGathering,
  newHook,
  ownCircles,
  saying,
  talk,
} from './circles.ts';
import { browserCall, endpoint, language, seatKey } from './schema.ts';

const byPerson = { by: 'person' } as const;
/** Asked again it leaves things as they are then. */
const again = { by: 'person', again: true } as const;

/** The version of what was said that is known. */
const seen = v.exactOptional(v.pipe(v.string(), v.maxLength(40)));
const coming = { comes: v.boolean() };

export const circles = {
  'GET /api/circles': here('Those that one belongs to, the one joined last first.', 4, {}, ownCircles, byPerson),
  'POST /api/circles': here('A new one, whose keeper one is.', 6, circleName.entries, circle, byPerson),
  'GET /api/circles/:circle': here(
    'For those who belong to it; to others who have the word of its link its name alone.',
    8,
    { word: v.exactOptional(invitation) },
    v.union([circle, circleDoor]),
    byPerson,
  ),
  'POST /api/circles/:circle/members': here('By its link one belongs to it.', 8, { word: invitation }, circle, again),
  'DELETE /api/circles/:circle/members/:who': here('One goes; keepers send others away.', 4, {}, undefined, byPerson),
  'POST /api/circles/:circle/members/:who/keeper': here(
    'By a keeper: another one is keeper, or no longer. Where none is left, whoever has been there longest is.',
    8,
    { keeper: v.boolean() },
    circle,
    again,
  ),
  'POST /api/circles/:circle/name': here('By a keeper.', 8, circleName.entries, circle, again),
  'POST /api/circles/:circle/word': here(
    'By a keeper: its link has another word, and the one of before leads nowhere.',
    8,
    {},
    circle,
    byPerson,
  ),
  'POST /api/circles/:circle/tables': here(
    'A table at which one sits is the circle’s, and so is how it ends.',
    8,
    { match: v.pipe(v.string(), v.maxLength(64)), ...seatKey.entries },
    circle,
    again,
  ),
  'GET /api/circles/:circle/lines': here('What members say, unless that is `seen`.', 2, { seen }, talk, byPerson),
  'POST /api/circles/:circle/lines': here('Says a line.', 4, saying.entries, talk, byPerson),
  'DELETE /api/circles/:circle/lines/:line': here('One’s own goes; keepers take away any.', 4, {}, talk, byPerson),
  'POST /api/circles/:circle/gatherings': here('When to meet.', 8, newGathering.entries, circle, byPerson),
  'DELETE /api/circles/:circle/gatherings/:gathering': here('By whoever set it, or a keeper.', 8, {}, circle, byPerson),
  'POST /api/circles/:circle/gatherings/:gathering/coming': here('Whether one comes.', 8, coming, circle, again),
  'GET /api/circles/:circle/gatherings/:gathering/calendar': here('A file.', 3, { language }, calendar, byPerson),
  'POST /api/circles/:circle/calls': here(
    'This browser is called a quarter of an hour before members meet.',
    8,
    browserCall.entries,
    circle,
    again,
  ),
  'DELETE /api/circles/:circle/calls': here('It no longer is.', 8, { endpoint }, circle, again),
  'POST /api/circles/:circle/hook': here(
    'By a keeper: the chat service at this address is told of tables that are opened, and of members’ turns at slow ones, by JSON that Discord, Slack and Mattermost read.',
    8,
    newHook.entries,
    circle,
    byPerson,
  ),
  'DELETE /api/circles/:circle/hook': here('By a keeper: none is told any more.', 8, {}, circle, byPerson),
  'DELETE /api/circles/:circle': here('By a keeper: it is gone.', 4, {}, undefined, byPerson),
} as const;
