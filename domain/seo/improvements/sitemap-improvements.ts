import type { Improvement } from './improvement.js';

export const SITEMAP_IMPROVEMENTS: readonly Improvement[] = [];
