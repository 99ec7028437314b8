import type { SiteTask } from '../../../domain/sites/site-task.js';

/** Tasks of a watched site as people know them. */
export const TASK_TITLES: Readonly<Record<SiteTask, string>> = {
  search: 'Search data',
  health: 'Daily health',
  audit: 'Audit',
  competitors: 'Sitemap comparison',
  semantic: 'Content index',
  strategy: 'Weekly strategy',
};
