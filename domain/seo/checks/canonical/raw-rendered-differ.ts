import { comparedPages } from '../../site/compared-pages.js';
import type { SiteCheck } from '../check.js';
import { createChangeFinding } from '../create-change-finding.js';

export const canonicalRawRenderedDiffer: SiteCheck = {
  id: 'canonical/raw-rendered-differ',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'site',
  needs: ['rendered'],
  measured_over: 'rendered_pages',
  title: 'Canonical changed by JavaScript',
  why: 'Search engines read the source first and the rendered page later: with two canonicals either may win, and it may change from crawl to crawl.',
  fix: 'Send the final canonical in the source and let no script touch it.',
  reference:
    'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics#use-canonical-tags-carefully',
  effort_hours: 2,
  judge(site) {
    return comparedPages(site).flatMap(({ url, differences: { canonical } }) =>
      canonical ? [createChangeFinding(url, canonical, 'link rel=canonical')] : [],
    );
  },
};
