import { thinkFor } from 'agora-client/thread';
import { shelf } from './shelf.js';

thinkFor(shelf);
