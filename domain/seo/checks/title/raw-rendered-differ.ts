import { comparedPages } from '../../site/compared-pages.js';
import type { SiteCheck } from '../check.js';
import { createChangeFinding } from '../create-change-finding.js';

export const titleRawRenderedDiffer: SiteCheck = {
  id: 'title/raw-rendered-differ',
  severity: 'medium',
  component: 'on_page_seo',
  scope: 'site',
  needs: ['rendered'],
  measured_over: 'rendered_pages',
  title: 'Title changed by JavaScript',
  why: 'Services that do not run scripts, or have not yet, show the title of the source, and search engines may swap it later.',
  fix: 'Send the final title in the source.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
  effort_hours: 2,
  judge(site) {
    return comparedPages(site).flatMap(({ url, differences: { title } }) =>
      title ? [createChangeFinding(url, title, 'title')] : [],
    );
  },
};
