import { isLegalPath } from './is-legal-path.js';
import { pathSegments } from './path-segments.js';

const SERVICE =
  /^(?:contact|contact-?us|contacts|kontakt|contacto|contactos|contatti|contato|contactez-nous|account|my-account|mein-konto|konto|login|logout|sign-?in|sign-?up|sign-?out|register|registration|registrieren|anmelden|forgot-password|cart|basket|checkout|warenkorb|kasse|panier|carrito|carrello|search|suche|recherche|buscar|cerca|404)$/i;

/**
 * The URL is that of a page that visitors use and do not search for: legal texts, contact, account, cart, search. Few words
 * are right there.
 */
export function isServicePath(url: string): boolean {
  const last = (pathSegments(url).at(-1) ?? '').replace(/\.[a-z]{2,5}$/i, '');
  return SERVICE.test(last) || isLegalPath(url);
}
