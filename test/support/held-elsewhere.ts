const REPORT = 'web/report/render-report.spec.ts finds what it shows on the whole page';
const FULL_GERMAN = 'calibration/german-report.spec.ts reads every German text of forty sites';
const WORDS = 'architecture/outreach-words.spec.ts compares these words with openapi.yaml';
const APP = 'web/app/app-pages.spec.ts looks at every page in a browser';
const DOM = 'activities/browser/rendering/dom-renderer.spec.ts renders pages of every kind';
const CONTRACT = 'architecture/bundle.spec.ts compares these names with the bundle';

const OAUTH_MAIL = 'scenarios/outreach/oauth-mailbox.spec.ts sends and reads by it on real mail servers';
const OAUTH_API = 'api/outreach/sending/handlers/mailbox-access.spec.ts connects mailboxes over HTTP';

/** Sources of which `npm run coverage` has seen too little, and the spec that holds them to what they are for. */
export const HELD_ELSEWHERE: Readonly<Record<string, string>> = {
  'activities/browser/children/dom-child.ts': DOM,
  'activities/browser/rendering/dom-tab.ts': DOM,
  'activities/crawl/fetch/dom-session.ts':
    'scenarios/cases/rendering-crawl.spec.ts crawls sites with and without scripts',
  'activities/outreach/replies/reading/find-mailed-unsubscribe.ts':
    'scenarios/outreach/mailed-unsubscribe.spec.ts finds tokens of every kind',
  'activities/oauth/connect-mailbox.ts': OAUTH_MAIL,
  'domain/oauth/revoke-grant.ts': OAUTH_MAIL,
  'domain/oauth/take-code.ts': OAUTH_MAIL,
  'activities/oauth/disconnect-mailbox.ts': OAUTH_MAIL,
  'domain/outreach/sending/mailbox-access.ts': OAUTH_MAIL,
  'api/connect/finish-response.ts': 'api/search/connect/finish-connect.spec.ts finishes every kind of response',
  'api/connect/read-response.ts': OAUTH_API,
  'workflows/outreach/sending/connect-mailbox.ts': CONTRACT,
  'workflows/outreach/sending/disconnect-mailbox.ts': CONTRACT,
  'domain/outreach/campaigns/campaign.ts': WORDS,
  'domain/outreach/discovery/discovery.ts': WORDS,
  'api/app/find-or-reason.ts': 'api/app/audit-links.spec.ts and audit-pages.spec.ts ask for what is gone',
  'workflows/outreach/links/check-placed-link.ts': 'workflows/outreach/links/watch-links.spec.ts runs it',
  'workflows/outreach/links/render-links.ts': 'workflows/outreach/links/watch-links.spec.ts runs it',
  'web/app/sites/health-card.tsx': APP,
  'activities/dashboard/index.ts': 'scenarios/dashboard-walk.spec.ts refreshes a dashboard on a whole platform',
  'activities/webhooks/index.ts': 'scenarios/webhooks.spec.ts has endpoints told by a whole platform',
  'web/report/sections/speed-run.tsx': REPORT,
  'web/report/parts/check-title.tsx': FULL_GERMAN,
  'web/report/parts/recommendation-title.tsx': FULL_GERMAN,
  'web/report/parts/work-reason.tsx': FULL_GERMAN,
};
