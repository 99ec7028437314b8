import { findHiddenCharacter } from '../text/find-hidden-character.js';
import { findLookAlike } from '../text/find-look-alike.js';
import { findTextError } from '../text/find-text-error.js';

/** Everything up to the path, with the part after the scheme and a user name as a group. */
const AUTHORITY = /^(?:[a-z][a-z0-9+.-]*:)?[\\/]*([^\\/?#]*)/i;
/** RFC 3986 3.2.1: a user name, and often a password, before the host. */
const CREDENTIALS = /^https?:[\\/]*[^\\/?#]*@/i;

/**
 * Why a text that was typed as a web address would not be kept as it was meant, to follow the name of the field; null when
 * nothing speaks against it. A host is read by UTS 46, which drops what cannot be seen and makes plain letters of
 * full-width ones: what is looked up would not be what was written.
 */
export function findWebAddressError(text: string): string | null {
  const error = findTextError(text);
  if (error !== null) return error.message;
  if (CREDENTIALS.test(text.trim())) return 'must not contain a user name or password: leave out what is before the @';
  const host = AUTHORITY.exec(text.trim())?.[1] ?? '';
  // Joiners are judged by IDNA.
  const hidden = findHiddenCharacter(host.replace(/[\u200c\u200d]/g, ''), 'name') ?? findHiddenCharacter(text, 'words');
  if (hidden !== null) return `must not contain the invisible character ${hidden}`;
  const alike = findLookAlike(host);
  return alike === null ? null : `must be in plain letters: write "${alike.plain}" for "${alike.character}"`;
}
