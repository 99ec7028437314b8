import { decodeHTMLStrict } from 'entities';

/** A noncharacter, which no text contains: marks an ampersand that the author should have escaped. */
const BARE_AMPERSAND = '\ufdd0';
const OWN_REFERENCE = new RegExp(`${BARE_AMPERSAND}[a-z_:][\\w:.-]*;`, 'i');
/** An ampersand that begins none of XML's own references. */
const UNESCAPED = /&(?!(?:amp|lt|gt|quot|apos|#[0-9]{1,7}|#x[0-9a-f]{1,6});)/gi;

/** XML in which every ampersand that is left begins a reference; {@link fixAmpersand} puts back the others. */
export function markBare(xml: string): string {
  return xml.includes('&') ? xml.replace(UNESCAPED, BARE_AMPERSAND) : xml;
}

/** A reference to an entity that is not predefined in XML. */
export function refersToEntity(text: string): boolean {
  return OWN_REFERENCE.test(text);
}

/** A text in which bare ampersands are right, as they are in CDATA. */
export function unmarkBare(text: string): string {
  return text.replaceAll(BARE_AMPERSAND, '&');
}

/**
 * Text as its author meant it: unescaped ampersands are restored, and so are HTML's own references ("&eacute;"), which
 * XML does not know. `wasFixed` says whether anything was changed.
 */
export function fixAmpersand(text: string): { text: string; wasFixed: boolean } {
  if (!text.includes(BARE_AMPERSAND)) return { text, wasFixed: false };
  return { text: decodeHTMLStrict(unmarkBare(text)), wasFixed: true };
}
