import { listCanonicalLinks } from '../../page/page-canonicals.js';
import type { PageCheck } from '../check.js';

export const canonicalInBody: PageCheck = {
  id: 'canonical/in-body',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Canonical outside the head',
  why: 'Search engines heed the canonical in the head only, because a body can hold text from strangers.',
  fix: 'Move the element into the head, before anything that is body content.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/valid-page-metadata',
  effort_hours: 0.5,
  judge(page) {
    const stray = listCanonicalLinks(page).find((link) => !link.in_head);
    if (!stray) return [];
    const endedBy = page.html?.dom.head_ended_by;
    const where = endedBy ? `body; the head was ended by <${endedBy}>` : 'body';
    return [{ url: page.url, observed: stray.href, expected: 'in the head', where }];
  },
};
