import { domainOfEmail } from '../addresses/email-address.js';
import type { LegalBasis } from '../sending/policy.js';

/** The member states' domains, and .ευ, .ею, .ελ and .бг. */
const EU = (
  'at be bg cy cz de dk ee es eu fi fr gr hr hu ie it lt lu lv mt nl pl pt ro se si sk ' +
  'xn--qxa6a xn--e1a4c xn--qxam xn--90ae'
).split(' ');
const REGIONS = new Map([
  ...EU.map((top) => [top, 'EU'] as const),
  ['uk', 'UK'],
  ['gb', 'UK'],
  ['ca', 'CA'],
  ['au', 'AU'],
  ['nz', 'NZ'],
]);

/**
 * Where a recipient (canonical) probably lives, by the top-level domain alone, and the legal basis for mail to that
 * place: consent where the law requires it by default (GDPR, PECR, CASL, Spam Act), else a legitimate interest. A .com
 * says nothing, so this is a default and not legal advice.
 */
export function legalRegion(canonical: string): { region: string; legal_basis: LegalBasis } {
  const top = domainOfEmail(canonical).split('.').pop() ?? '';
  const region = REGIONS.get(top) ?? 'other';
  return { region, legal_basis: region === 'other' ? 'legitimate_interest' : 'consent' };
}
