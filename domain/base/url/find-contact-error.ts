import { percentDecode } from './percent-decode.js';

/** What people write for "@" so that robots do not collect the address; a script replaces it. */
const DISGUISED_AT = /[[({_ -]\s*at\s*[\])}_ -]|\(a\)|#|\*/i;
const ADDRESS = /^[^\s@<>()[\],;:]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.)+[\p{L}\p{N}-]{2,63}$/u;
const NAMED_ADDRESS = /<([^<>]*)>\s*$/;
/** RFC 5321 4.5.3.1: 64 for the mailbox, 255 for the domain. A display name may come first. */
const MAX_CHARS = 500;
/** Emergency and short numbers have three digits. */
const MIN_DIGITS = 3;

/**
 * What is wrong with a mailto: or tel: link (RFC 6068, RFC 3966), or null: the link is fine or of another scheme.
 * A mailto: without an address is fine when it brings a subject or text: it asks whom to write to.
 */
export function findContactError(href: string): string | null {
  const [, scheme, target = '', query = ''] = /^\s*(mailto|tel):([^?]*)(.*)$/is.exec(href) ?? [];
  if (scheme === undefined) return null;
  const value = percentDecode(target).trim();
  if (scheme.toLowerCase() === 'tel') return findPhoneError(value);
  if (value === '') return query.length > 1 ? null : 'no address';
  const wrong = value.split(',').find((address) => !isAddress(address.trim()));
  return wrong === undefined ? null : 'no mail address';
}

/** An address in quotes, or a script's placeholder for one, is not judged. */
function isAddress(text: string): boolean {
  if (text === '' || text.startsWith('"') || /[{}$]/.test(text)) return true;
  if (text.length > MAX_CHARS) return false;
  const address = NAMED_ADDRESS.exec(text)?.[1] ?? text;
  return ADDRESS.test(address) || (!address.includes('@') && DISGUISED_AT.test(address));
}

function findPhoneError(value: string): string | null {
  if (value === '') return 'no number';
  if (/[{}$*#]/.test(value)) return null;
  return value.replace(/\D/g, '').length < MIN_DIGITS ? 'no phone number' : null;
}
