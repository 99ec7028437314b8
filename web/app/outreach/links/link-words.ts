import type { LinkChange, LinkEvent, LinkReason, LinkState } from '../../../../domain/outreach/links/placed-link.js';

export const STATE_TITLES: Readonly<Record<LinkState, string>> = {
  pending: 'Not read yet',
  live: 'Live',
  changed: 'Changed',
  at_risk: 'Missing once',
  lost: 'Lost',
  not_found: 'Not found',
  unreachable: 'Not readable',
};

/** What a state means, and what to do. */
export const STATE_TEXTS: Readonly<Record<LinkState, string>> = {
  pending: 'No check could read the page so far.',
  live: 'The link is on the page as agreed.',
  changed: 'The link is on the page, but not as agreed or as first seen.',
  at_risk:
    'The last check that could read the page did not find the link. It counts as lost when another check at least 24 hours later agrees.',
  lost: 'Two checks, 24 hours apart or more, could read the page and did not find the link.',
  not_found: 'No check has found the link. Compare the URLs of page and target with what was agreed.',
  unreachable:
    'No check could read the page for 14 days. This is not a loss: open the page in your browser to see whether the link is there.',
};

export const REASON_TEXTS: Readonly<Record<LinkReason, string>> = {
  removed: 'The page does not have the link any more.',
  redirected: 'The page redirects to another one, which does not have the link.',
  page_gone: 'The page is gone (404 or 410).',
  blocked: 'The server refuses our crawler.',
  challenge: 'A bot protection page came in place of the page.',
  sign_in: 'The page asks for a password.',
  server_error: 'The server returned an error.',
  timeout: 'The server did not respond in time.',
  no_connection: 'The server could not be reached.',
  redirects: 'The page redirects without end.',
  cut: 'The page is longer than 10 MB, and its beginning does not have the link.',
  robots: 'The robots.txt of the site does not let our crawler read the page.',
  not_html: 'The response is not an HTML page.',
  not_rendered: 'The source does not have the link, and no browser could show the page.',
  status: 'The server returned an unusual status.',
};

const FIELD_TITLES: Readonly<Record<LinkChange['field'], string>> = {
  target: 'Target',
  rel: 'Rel',
  anchor: 'Anchor text',
  indexing: 'Indexing',
};

/** "Rel: dofollow → nofollow" */
export function describeChange({ field, before, after }: LinkChange): string {
  return `${FIELD_TITLES[field]}: ${before || '(empty)'} → ${after || '(empty)'}`;
}

const EVENT_TITLES: Readonly<Record<LinkEvent['type'], string>> = {
  'link.placed': 'Added',
  'link.verified': 'Seen for the first time',
  'link.not_found': 'Not found',
  'link.changed': 'Changed',
  'link.at_risk': 'Missing for the first time',
  'link.lost': 'Lost',
  'link.restored': 'Back',
  'link.unreachable': 'Not readable for 14 days',
};

export function describeEvent({ type, changes }: LinkEvent): string {
  const title = EVENT_TITLES[type];
  return changes.length === 0 ? title : `${title}: ${changes.map(describeChange).join('; ')}`;
}
