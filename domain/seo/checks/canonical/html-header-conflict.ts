import { headerCanonicals, listCanonicalLinks } from '../../page/page-canonicals.js';
import type { PageCheck } from '../check.js';

export const canonicalHtmlHeaderConflict: PageCheck = {
  id: 'canonical/html-header-conflict',
  severity: 'high',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Canonicals in HTML and HTTP header differ',
  why: 'With two different answers search engines may follow neither.',
  fix: 'Name the canonical in one place, or make both the same.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  effort_hours: 0.5,
  judge(page) {
    const inHtml = listCanonicalLinks(page).find((link) => link.in_head);
    const inHeader = headerCanonicals(page)[0];
    if (!inHtml || !inHeader || (inHtml.url ?? inHtml.href) === (inHeader.url ?? inHeader.href)) return [];
    const observed = `HTML ${inHtml.href}, header ${inHeader.href}`;
    return [{ url: page.url, observed, expected: 'the same URL', where: 'link[rel=canonical], Link header' }];
  },
};
