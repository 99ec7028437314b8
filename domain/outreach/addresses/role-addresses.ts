/**
 * Mailboxes that are answered automatically, or are for complaints and notices (RFC 2142), spelled without separators.
 * editor@, contact@, hello@ and the like are the right contacts for an article, so they are allowed.
 */
const BLOCKED = new Set(
  (
    'abuse postmaster hostmaster mailerdaemon maildaemon daemon root noc spam security privacy dmca gdpr dpo ' +
    'dataprotection nobody null devnull bounce bounces autoreply autoresponder unsubscribe listunsubscribe'
  ).split(' '),
);
/** No name of a person or a desk begins like this: noreply-news@, donotreply2@. */
const BLOCKED_BEGINNINGS = ['noreply', 'donotreply'];

/** Whether an address (canonical) must never be written to. */
export function isRoleBlocked(canonical: string): boolean {
  const [untagged = ''] = canonical.slice(0, canonical.lastIndexOf('@')).split('+', 1);
  const role = untagged.replace(/[._-]/g, '');
  return BLOCKED.has(role) || BLOCKED_BEGINNINGS.some((beginning) => role.startsWith(beginning));
}
