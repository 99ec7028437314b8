import { parseUrl } from '../../../base/url/parse-url.js';
import type { PageCheck } from '../check.js';

export const urlSpace: PageCheck = {
  id: 'url/space',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Space in URL',
  why: 'Spaces break when the address is pasted into a mail or a chat, and show as %20 everywhere else.',
  fix: 'Replace spaces by hyphens and redirect the old URLs.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/url-structure',
  effort_hours: 1,
  judge(page) {
    const path = parseUrl(page.url)?.pathname ?? '';
    if (!path.includes('%20')) return [];
    return [{ url: page.url, observed: path, expected: path.replaceAll('%20', '-') }];
  },
};
