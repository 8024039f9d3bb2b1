export { goofspiel } from './goofspiel.ts';
export { kalah } from './kalah.ts';
