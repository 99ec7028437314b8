import { findHiddenCharacter } from '../../base/text/find-hidden-character.js';
import { findLookAlike } from '../../base/text/find-look-alike.js';
import { canonicalEmail } from './email-address.js';

/**
 * Why a text from a user is not a valid email address, worded to follow the name of the field; null when it is one.
 * Stricter than canonicalEmail, which reads text from other sources: an address with full-width letters would be stored
 * beside the plain one as if it were another person's.
 */
export function findEmailError(text: string): string | null {
  const hidden = findHiddenCharacter(text, 'name');
  if (hidden !== null) return `Not an e-mail address: it contains the invisible character ${hidden}`;
  const alike = findLookAlike(text);
  if (alike !== null) return `Not an e-mail address: write "${alike.plain}" for "${alike.character}"`;
  return canonicalEmail(text) === null ? 'Not an e-mail address' : null;
}
