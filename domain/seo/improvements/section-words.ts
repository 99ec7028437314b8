import { primaryLanguage } from '../../base/language/primary-language.js';

/** Languages whose words are listed below: of a page in another, nothing is said to be missing. */
const LANGUAGES = new Set(['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'da', 'nb', 'no']);

const REVIEWS =
  /review|testimonial|references|client stories|success stories|case stud|what (?:our |my |people |customers |clients )?.*\bsa(?:y|id)\b|trusted by|loved by|bewertung|kundenstimme|referenz|rezension|erfahrungsbericht|meinung|das sagen|sagen unsere|feedback|avis\b|témoign|temoign|références|ils parlent|reseñ|opinion|testimoni|lo que dicen|recension|dicono di noi|depoiment|avaliaç|o que dizem|ervaring|beoordeling|klanten (?:vertellen|over)|opinie|referencje|omdöme|recensioner|anmeldelser|udtalelser|omtale/i;
const HOURS =
  /\bhours\b|opening times|when we(?:['’]re| are) open|öffnungszeit|sprechzeit|geschäftszeit|horaires|heures d['’]ouverture|horario|orari\b|orario|horários|openingstijden|godziny otwarcia|öppettider|åbningstider|åpningstider/i;
const PRICE_LIST =
  /\b(?:menu|price list|prices|rates)\b|speisekarte|getränkekarte|preisliste|preise\b|tageskarte|\b(?:tarifs|carte des|la carte)\b|menú|carta de|precios|listino|menù|prezzi|ementa|preços|menukaart|prijslijst|cennik|prislista|prisliste/i;
/** Parts of pages that are called "menu" too. */
const CONTROL =
  /icon|hamburger|button|toggle|open|close|navigation|öffnen|schließen|ouvrir|fermer|abrir|cerrar|apri|chiudi/i;

/** Whether the words of a language are known here. */
export function knowsWords(lang: string | null): boolean {
  return LANGUAGES.has(primaryLanguage(lang ?? '') ?? '');
}

export function isReviewsHeading(text: string): boolean {
  return REVIEWS.test(text);
}

export function isHoursHeading(text: string): boolean {
  return HOURS.test(text);
}

/** An alternative text such as "Our lunch menu": what the image says is not text. One word alone may mean a button. */
export function isPriceListImage(alt: string): boolean {
  return PRICE_LIST.test(alt) && !CONTROL.test(alt) && alt.trim().includes(' ');
}
