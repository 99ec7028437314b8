import { findLookAlike } from '../../base/text/find-look-alike.js';
import { isIdnLabel } from '../../base/url/is-idn-label.js';
import { parseUrl } from '../../base/url/parse-url.js';
import { registrableName } from './registrable-name.js';

/** RFC 5321 4.5.3.1: 64 octets before the "@", 254 in all. */
const MAX_LOCAL_BYTES = 64;
const MAX_CHARS = 254;
/**
 * RFC 5322 3.2.3, and what RFC 6531 adds; quoted local parts are not used in practice. Invisible characters (\p{C})
 * would make one address look like another.
 */
const LOCAL_PART = /^[^\s@<>()[\],;:"\\\p{C}]+$/u;
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])$/;
/** Beyond letters, digits and marks: the middle dot of Catalan, and the dots that IDNA knows. */
const UNFIT_FOR_HOST = /[^\p{L}\p{N}\p{M}.\-\u00b7\u3002\uff0e\uff61]/u;

/**
 * One bare address in the form that addresses are compared in: NFC, lower case, the domain as A-labels (IDNA). Tags and
 * dots stay: whether they matter is up to the receiving server. Null for what is not an address, and for local parts
 * with full-width letters and the like, which would look like the plain address.
 */
export function canonicalEmail(text: string): string | null {
  if (text.length > MAX_CHARS * 2) return null;
  const trimmed = text.trim().normalize('NFC');
  const at = trimmed.lastIndexOf('@');
  // Lower case may decompose, as that of "İ" does.
  const local = trimmed.slice(0, Math.max(0, at)).toLowerCase().normalize('NFC');
  const host = mailHost(trimmed.slice(at + 1));
  if (host === null || !LOCAL_PART.test(local) || bytesOf(local) > MAX_LOCAL_BYTES) return null;
  if (local.startsWith('.') || local.endsWith('.') || local.includes('..') || findLookAlike(local) !== null)
    return null;
  const address = `${local}@${host}`;
  return address.length > MAX_CHARS ? null : address;
}

/**
 * An address from an outside source, in that form; what we don't accept as an address is kept in lower case, since some
 * servers have their own kinds.
 */
export function emailInOneForm(text: string): string {
  return canonicalEmail(text) ?? text.trim().toLowerCase();
}

/** The domain of an address in A-labels; null for what is no name with a dot in it. */
function mailHost(text: string): string | null {
  if (text === '' || text.length > 253 || UNFIT_FOR_HOST.test(text)) return null;
  const host = parseUrl(`http://${text}/`)?.hostname ?? '';
  // Digits alone at the end are an address of the network, not a name.
  if (!HOST.test(host) || /\.\d+$/.test(host)) return null;
  return host.split('.').every((label) => !label.startsWith('xn--') || isIdnLabel(label)) ? host : null;
}

/** In UTF-8. */
function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}

export function domainOfEmail(canonical: string): string {
  return canonical.slice(canonical.lastIndexOf('@') + 1);
}

/**
 * Under which entries of a suppression list an address may be found: itself, itself without a tag, its domain and the
 * registrable domain above it. A tagged entry blocks the tagged address alone.
 */
export function suppressionForms(canonical: string): string[] {
  const [local = '', domain] = [canonical.slice(0, canonical.lastIndexOf('@')), domainOfEmail(canonical)];
  const plus = local.indexOf('+');
  const base = plus > 0 ? [`${local.slice(0, plus)}@${domain}`] : [];
  return [...new Set([canonical, ...base, `@${domain}`, `@${registrableName(domain)}`])];
}
