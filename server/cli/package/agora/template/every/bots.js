import { thinkFor } from 'agora-server/thread';
import { shelf } from './shelf.js';

thinkFor(shelf);
