/** The bots' thread of this house's server. */
import { shelf } from '../../games/index.ts';
import { thinkFor } from './thread.ts';

thinkFor(shelf);
