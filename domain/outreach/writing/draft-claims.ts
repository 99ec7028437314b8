import { joinDigits } from '../../base/text/join-digits.js';
import type { MailLanguage } from './mail-language.js';

const WEB = /(?:https?:\/\/|www\.)[^\s<>"')\]]+/giu;
const MAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,255}/giu;
/** A host by itself; mail programs turn it into a link. */
const HOST = /(?<![\p{L}\p{N}@./-])(?:[\p{L}\p{N}-]{1,63}\.){1,5}\p{L}{2,24}(?![\p{L}\p{N}@])(?:\/[^\s<>"')\]]*)?/giu;
const PHONE = /\+?\d(?:[\s().-]{0,2}\d){6,}/g;
const NUMBER = /\d+(?:[.,]\d+)*/g;
const NUMBER_WORD = /\b(?:hundred|thousand|million|billion|dozen|percent|doubled|tripled)\w*/gi;
/** Capitalised within a sentence: a name, or what is about to pass for one. */
const NAME = /(?<=[\p{L}\p{N},;)’'] )\p{Lu}[\p{L}\p{N}’'-]*/gu;
/** A line of nothing but capitalised words: who has signed. */
const SIGNATURE = /^\p{Lu}[\p{L}’'.-]{0,40}(?: \p{Lu}[\p{L}’'.-]{0,40}){0,2},?$/gmu;
const WORD = /[\p{L}\p{N}]+/gu;
/** Written with a capital by custom. */
const NO_NAMES = new Set(
  (
    'i m d ve ll a an the re hi hello hey dear sir madam mr mrs ms editor team english seo faq pdf best kind warm warmest ' +
    'regards thanks thank cheers sincerely faithfully yours monday tuesday wednesday thursday friday saturday sunday ' +
    'january february march april may june july august september october november december guest post article'
  ).split(' '),
);
/** Greetings, closings and forms of address that other languages write with capitals. */
const NO_NAMES_ELSEWHERE = new Set(
  (
    'sie ihr ihre ihrem ihren ihrer ihres ihnen herr frau hallo guten tag sehr geehrte geehrtes damen herren redaktion redaktionsteam mit ' +
    'freundliche freundlichen grüße grüßen viele beste herzliche herzlichen liebe euch eure euer dank vielen ' +
    'bonjour madame monsieur cordialement bien cordiales salutations merci ' +
    'hola estimado estimada estimados buenos buenas días tardes saludos saludo cordial atentamente gracias usted ustedes ' +
    'gentile gentili buongiorno buonasera salve ciao cordiali saluti distinti saluto lei vi vostro vostra vostri voi grazie redazione spettabile ' +
    'olá bom boa dia tarde prezado prezada prezados atenciosamente cordialmente cumprimentos obrigado obrigada abraço ' +
    'goedendag geachte hoogachtend vriendelijke hartelijke groet groeten groetjes met dank u uw ' +
    'dzień dobry szanowni szanowna szanowny państwo państwa państwu państwem pan pani wam was wami wasz wasza wasze waszym waszych waszej waszego ' +
    'poważaniem pozdrawiam pozdrowienia serdecznie serdeczne wyrazami szacunku redakcjo cześć hej dziękuję z'
  ).split(' '),
);
/** German writes nouns with capitals: only what follows another word with one is like a name. */
const GERMAN_NAME = /(?<=[\p{L}\p{N},] \p{Lu}[\p{L}’-]{0,40} )\p{Lu}[\p{L}\p{N}’'-]*/gu;

/** Subjects are often written in title case; these are their usual words. */
const SUBJECT_WORDS = new Set(
  (
    'about and angle article articles ask audience blog collaboration content contribution could daily discuss edition ' +
    'enquiry everyday explore exploring expert fit following follow for fresh from good great guest guide guidelines ' +
    'have help helpful how idea ideas in inquiry insights interest interested into it is learn let like look love magazine ' +
    'make more need new next of offer on one open opportunity original our outline page perspective piece pitch post posts ' +
    'practical proposal proposed publication question quick reader readers regarding request share sharing short simple ' +
    'site some something story submission suggestion suggested thought thoughts tips to topic unique up useful value ways ' +
    'we website what why with work would write writing you your'
  ).split(' '),
);

/** Addresses of web and mail in a text, and numbers that one could call; spelled alike. */
export function linksIn(text: string): string[] {
  const found = [WEB, MAIL, HOST].flatMap((pattern) => text.match(pattern) ?? []);
  const phones = (text.match(PHONE) ?? []).map((phone) => phone.replace(/\D/g, ''));
  return [...new Set([...found.map(bare), ...phones])];
}

function bare(link: string): string {
  return link
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[.,;:!?/]+$/, '');
}

/** The same, and the hosts of what was given: to name the site of a page is no new address. */
export function givenLinks(text: string): Set<string> {
  return new Set(linksIn(text).flatMap((link) => [link, link.split(/[/?#]/)[0] ?? '']));
}

/** Numbers, also some that are written in words. */
export function numbersIn(text: string): string[] {
  const numbers = joinDigits(text).match(NUMBER) ?? [];
  return [...new Set([...numbers, ...(text.match(NUMBER_WORD) ?? [])].map((n) => n.toLowerCase()))];
}

/** The same in a subject, whose own words may be written with capitals. */
export function namesInSubject(subject: string, language: MailLanguage = 'en'): string[] {
  return namesIn(subject, language).filter((word) => !SUBJECT_WORDS.has(word));
}

/**
 * Words that are written like names, and are neither at the beginning of a sentence nor always written so. None in a script
 * without capitals.
 */
export function namesIn(text: string, language: MailLanguage = 'en'): string[] {
  if (language === 'ja') return [];
  const found = [...(text.match(language === 'de' ? GERMAN_NAME : NAME) ?? []), ...(text.match(SIGNATURE) ?? [])];
  const isName = (word: string) => !NO_NAMES.has(word) && (language === 'en' || !NO_NAMES_ELSEWHERE.has(word));
  return [...new Set(found.flatMap(wordsIn).filter(isName))];
}

export function wordsIn(text: string): string[] {
  return (text.match(WORD) ?? []).map((word) => word.toLowerCase());
}
