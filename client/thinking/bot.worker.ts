/** The worker in which our own games' bots think. */
import { shelf } from '../../games/index.ts';
import { thinkFor } from './thread.ts';

thinkFor(shelf);
