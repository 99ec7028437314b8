import type { Improvement } from './improvement.js';

export const CONTENT_IMPROVEMENTS: readonly Improvement[] = [];
