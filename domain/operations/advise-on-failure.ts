import type { ErrorCode } from '../base/errors.js';

/** What a person can do about each kind of failure; null where trying again is all there is. */
const ADVICE: Readonly<Record<ErrorCode, string | null>> = {
  not_found: 'Something that it needs was deleted. Start it again from the page of the site or campaign.',
  invalid_input: 'Correct what you entered and start it again.',
  conflict: 'Something changed meanwhile. Reload the page of the site or campaign and start it again.',
  rate_limited: 'The other side asked to slow down. Wait a few minutes, then try again.',
  url_not_allowed: 'Linkwright does not request private addresses unless the setting ALLOWED_PRIVATE_HOSTS names them.',
  dns_failure: 'Check the spelling of the host name, and that its DNS records exist. Then try again.',
  site_unreachable:
    'Open the site in your browser. If it works there, its server may block requests from this network.',
  site_refused:
    'The site refuses requests of this kind. Allow the user agent of Linkwright on your server, or set a user agent or access data for the audit.',
  timeout: 'The site was too slow or too large. Try again, or start it with fewer pages.',
  too_large: 'The response is larger than Linkwright reads. Choose another page, or make it smaller.',
  browser_unavailable:
    'No browser was free or installed. Try again; if that does not help, ask your administrator to check the workers.',
  browser_failed:
    'The browser could not handle the page. Try again; if it fails again, open the page in Chrome and look for errors.',
  no_data: 'There is nothing to work with yet. Run a complete audit of the site or connect its search data first.',
  cancelled: null,
  policy_blocked: 'A rule for outreach forbids it. The policy log of the campaign names the rule.',
  mail_failed: 'Check the mailbox on the Mailboxes page: send a test email from there.',
  mailbox_unreachable: 'Check host, port and password of the mailbox on the Mailboxes page.',
  provider_missing: 'This installation has no provider for it. Ask your administrator to set one up.',
  not_connected: 'Connect the platform on the Connections page, then try again.',
  connection_expired: 'Connect the platform again on the Connections page, then try again.',
  plan_required: 'Your plan does not include it. Choose another plan, or ask the owner of the workspace.',
  dependency_unavailable: 'A service of this installation did not respond. Try again in a few minutes.',
  internal: 'This is an error of Linkwright. Try again; if it fails again, report the id of this operation.',
};

/** What to do about a failure of this kind, in one or two sentences; null where there is nothing but another try. */
export function adviseOnFailure(code: ErrorCode): string | null {
  return ADVICE[code];
}
