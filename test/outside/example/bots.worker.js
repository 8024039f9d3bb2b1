import { thinkFor } from '@agora-games/agora-client/thread';
import { shelf } from './shelf.js';

thinkFor(shelf);
