/** The calls of circles, by people, who are known as in the calls of `people-calls.ts`. */
import * as v from 'valibot';
import { here } from './call.ts';
import { circle, circleDoor, circleName, invitation, ownCircles } from './circles.ts';
import { seatKey } from './schema.ts';

const byPerson = { by: 'person' } as const;
/** Asked again it leaves things as they are then. */
const again = { by: 'person', again: true } as const;

export const circles = {
  'GET /api/circles': here('Those that one belongs to, the one joined last first.', 4, {}, ownCircles, byPerson),
  'POST /api/circles': here('A new one, whose keeper one is.', 6, circleName.entries, circle, byPerson),
  'GET /api/circles/:circle': here('For those who belong to it.', 8, {}, circle, byPerson),
  'GET /api/circles/:circle/door': here('For whoever has its link.', 3, { word: invitation }, circleDoor),
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
  'DELETE /api/circles/:circle': here('By a keeper: it is gone.', 4, {}, undefined, byPerson),
} as const;
