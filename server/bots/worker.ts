/** The bot thread of our own server, with our games. */
import { shelf } from '../../games/index.ts';
import { thinkFor } from './thread.ts';

thinkFor(shelf);
