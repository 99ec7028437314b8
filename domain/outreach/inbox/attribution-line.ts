import { foldText } from '../replies/classifier/fold-text.js';
import { guessLanguage, type LearnedLanguage } from '../replies/classifier/guess-language.js';
import { replyTokens } from '../replies/classifier/reply-tokens.js';

/** The line above a quotation, as mail programs of the language write it. */
const LINES: Readonly<Record<LearnedLanguage, (date: string, name: string) => string>> = {
  en: (date, name) => `On ${date}, ${name} wrote:`,
  de: (date, name) => `Am ${date} schrieb ${name}:`,
  nl: (date, name) => `Op ${date} schreef ${name}:`,
  fr: (date, name) => `Le ${date}, ${name} a écrit :`,
  es: (date, name) => `El ${date}, ${name} escribió:`,
  it: (date, name) => `Il ${date}, ${name} ha scritto:`,
  pt: (date, name) => `Em ${date}, ${name} escreveu:`,
  pl: (date, name) => `Dnia ${date} ${name} napisał(a):`,
  ja: (date, name) => `${date} ${name} のメール:`,
};

/** In the language of the message where that is known, else in English; the day as everyone reads it. */
export function attributionLine({
  from_email,
  body,
  received_at,
}: {
  from_email: string;
  body: string;
  received_at: string;
}): string {
  const folded = foldText(body.slice(0, 2_000));
  const language = guessLanguage(folded, replyTokens(folded));
  const write = LINES[language === null || language === 'other' ? 'en' : language];
  return write(received_at.slice(0, 10), from_email);
}
