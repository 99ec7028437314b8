/** How a user can prove that a site is theirs. */
export const OWNERSHIP_METHODS = ['dns', 'file', 'meta', 'search_console'] as const;
export type OwnershipMethod = (typeof OWNERSHIP_METHODS)[number];

/** Name of the meta tag, and what the DNS record and the file begin with. */
export const VERIFICATION_NAME = 'linkwright-verification';
/** In front of a host, the name that may hold the record as well; underscores are in no host name (RFC 8552). */
export const VERIFICATION_LABEL = '_linkwright';
export const VERIFICATION_PATH = '/.well-known/linkwright-verification.txt';

/** Sites of one user; each check visits one. */
export const MAX_OWNERSHIPS = 100;

/** A site that a user says is theirs. Times are ISO 8601. */
export interface Ownership {
  id: string;
  user_id: string;
  /** Host and port as identifySite writes them. */
  site: string;
  /** Where the site was said to be: its scheme is visited. */
  origin: string;
  /** How it was proved at the latest check; null while it is not. */
  method: OwnershipMethod | null;
  verified_at: string | null;
  checked_at: string | null;
  created_at: string;
}

/** What one method came to: null where it proves ownership, else why not, with what to do. */
export type MethodOutcome = { method: OwnershipMethod; reason: string | null };

/** The text that a DNS record or the file holds. */
export function verificationText(token: string): string {
  return `${VERIFICATION_NAME}=${token}`;
}
