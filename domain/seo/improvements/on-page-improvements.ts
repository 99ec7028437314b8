import type { Improvement } from './improvement.js';

export const ON_PAGE_IMPROVEMENTS: readonly Improvement[] = [];
