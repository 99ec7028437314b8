import { pathSegments } from './path-segments.js';

const LEGAL =
  /^(?:imprint|impressum|legal|legal-?notice|mentions-legales|aviso-legal|note-legali|terms|terms-?(?:of-)?(?:service|use|and-conditions)|terms-?conditions|agb|tos|cgu|cgv|condiciones|privacy|privacy-?(?:policy|notice|statement)|datenschutz(?:erklaerung|erklarung)?|politique-de-confidentialite|confidentialite|privacidad|politica-de-privacidad|privacidade|informativa-privacy|privacybeleid|cookies?|cookie-?(?:policy|notice)|widerruf(?:sbelehrung)?|disclaimer|thanks|thank-you|danke)$/i;

/** The URL is that of a page that is required by law or a form, and that is not searched for. */
export function isLegalPath(url: string): boolean {
  return LEGAL.test((pathSegments(url).at(-1) ?? '').replace(/\.[a-z]{2,5}$/i, ''));
}
