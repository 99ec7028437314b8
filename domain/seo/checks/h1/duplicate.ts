import type { SiteCheck } from '../check.js';
import { findDuplicates } from '../find-duplicates.js';

export const h1Duplicate: SiteCheck = {
  id: 'h1/duplicate',
  severity: 'low',
  component: 'on_page_seo',
  scope: 'site',
  needs: [],
  measured_over: 'html_pages',
  title: 'Duplicate H1',
  why: 'The same headline on several pages hints at the same subject twice, and leaves readers unsure where they are.',
  fix: 'Give each page a headline of its own; merge pages that really say the same.',
  reference: 'https://developers.google.com/search/docs/appearance/title-link',
  effort_hours: 1,
  judge(site) {
    return findDuplicates(site, (page) => page.h1, 'an h1 of its own on every page');
  },
};
