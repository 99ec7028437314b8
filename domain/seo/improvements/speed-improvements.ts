import type { Improvement } from './improvement.js';

export const SPEED_IMPROVEMENTS: readonly Improvement[] = [];
