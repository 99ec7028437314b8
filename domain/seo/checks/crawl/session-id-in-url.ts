import { findSessionId } from '../../../base/url/find-session-id.js';
import type { PageCheck } from '../check.js';

export const crawlSessionIdInUrl: PageCheck = {
  id: 'crawl/session-id-in-url',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'fetched',
  title: 'Session ID in URL',
  why: 'Every visit makes new addresses for the same page, and a copied link can hand over another person’s session.',
  fix: 'Keep sessions in cookies and redirect URLs with a session id to the clean one.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/url-structure',
  effort_hours: 2,
  judge({ url }) {
    const found = findSessionId(url);
    return found === null ? [] : [{ url, observed: `parameter ${found.name}`, expected: 'no session id' }];
  },
};
