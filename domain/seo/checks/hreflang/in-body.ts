import { hreflangLinks } from '../../../base/language/hreflang-links.js';
import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

export const hreflangInBody: PageCheck = {
  id: 'hreflang/in-body',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'findable',
  title: 'Hreflang outside the head',
  why: 'Search engines read alternates in the head only.',
  fix: 'Move the link elements into the head, before anything that is body content.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/valid-page-metadata',
  effort_hours: 0.5,
  judge(page) {
    const stray = hreflangLinks(page).filter((link) => !link.in_head);
    const endedBy = page.html?.dom.head_ended_by;
    const where = endedBy ? `body; the head was ended by <${endedBy}>` : 'body';
    return foldCases(page.url, stray, ({ code, href }) => `${code}: ${href}`, { expected: 'in the head', where });
  },
};
