import type { SiteCheck } from '../check.js';
import { findDuplicates } from '../find-duplicates.js';

export const titleDuplicate: SiteCheck = {
  id: 'title/duplicate',
  severity: 'medium',
  component: 'on_page_seo',
  scope: 'site',
  needs: [],
  measured_over: 'html_pages',
  title: 'Duplicate title',
  why: 'Pages with the same title compete with each other, and neither people nor search engines can tell them apart in a list.',
  fix: 'Give each page a title of its own; where the pages are copies of each other, merge them or name one as canonical.',
  reference: 'https://developers.google.com/search/docs/appearance/title-link',
  effort_hours: 1,
  judge(site) {
    return findDuplicates(site, (page) => page.title, 'a title of its own on every page');
  },
};
