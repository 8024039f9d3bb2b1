import { thinkFor } from '@agora-games/agora-server/thread';
import { shelf } from './shelf.js';

thinkFor(shelf);
