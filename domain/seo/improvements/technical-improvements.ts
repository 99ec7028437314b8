import type { Improvement } from './improvement.js';

export const TECHNICAL_IMPROVEMENTS: readonly Improvement[] = [];
