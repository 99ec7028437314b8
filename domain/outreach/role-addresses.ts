/**
 * Mailboxes that a person never answers, or that are there for complaints (RFC 2142). editor@, contact@, hello@ and the
 * like are whom one writes to about an article, so they are fine.
 */
const BLOCKED = new Set([
  ...['abuse', 'postmaster', 'hostmaster', 'webmaster-abuse', 'mailer-daemon', 'mailerdaemon', 'root', 'noc'],
  ...['noreply', 'no-reply', 'no_reply', 'donotreply', 'do-not-reply', 'do_not_reply', 'nobody', 'bounce', 'bounces'],
  ...['privacy', 'dmca', 'security', 'spam', 'unsubscribe', 'gdpr', 'dpo', 'legal-abuse', 'devnull', 'null'],
]);

/** Whether an address (canonical) must never be written to. */
export function isRoleBlocked(canonical: string): boolean {
  const local = canonical.slice(0, canonical.lastIndexOf('@')).replace(/\+.*$/, '');
  return BLOCKED.has(local);
}
