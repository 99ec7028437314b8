import type { SiteCheck } from '../check.js';
import { findDuplicates } from '../find-duplicates.js';

export const descDuplicate: SiteCheck = {
  id: 'desc/duplicate',
  severity: 'medium',
  component: 'on_page_seo',
  scope: 'site',
  needs: [],
  measured_over: 'html_pages',
  title: 'Duplicate meta description',
  why: 'The same description on many pages describes none of them, and search engines tend to replace it.',
  fix: 'Write a description for each page that matters, or build it from data of the page; rather none than one for all.',
  reference: 'https://developers.google.com/search/docs/appearance/snippet',
  effort_hours: 1,
  judge(site) {
    return findDuplicates(site, (page) => page.description, 'a description of its own on every page', true);
  },
};
