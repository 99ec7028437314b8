import type { WorkCatalog } from '../work-catalog.js';

export const DE_WORK: WorkCatalog = { checks: {}, families: {}, improvements: {}, topics: {} };
