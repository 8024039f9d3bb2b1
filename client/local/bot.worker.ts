/** The worker in which this house's bots think. */
import { shelf } from '../../games/index.ts';
import { thinkFor } from './thread.ts';

thinkFor(shelf);
