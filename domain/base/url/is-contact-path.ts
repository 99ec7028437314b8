import { pathSegments } from './path-segments.js';

const CONTACT =
  /^(?:contact|contact-?us|contacts|kontakt|contacto|contactos|contatti|contato|contactez-nous|impressum|imprint|legal-notice|mentions-legales|about|about-?us|ueber-uns|uber-uns)(?:\.[a-z]{2,5})?$/i;

/** The address is that of a page where a site says how to reach it. */
export function isContactPath(url: string): boolean {
  return CONTACT.test(pathSegments(url).at(-1) ?? '');
}
