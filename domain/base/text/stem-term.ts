import { foldLetters } from './fold-letters.js';
import { foldTerm } from './fold-term.js';

/** Endings of cases and numbers by language, without accents. What is left need not be a word. */
const ENDINGS: Readonly<Record<string, RegExp>> = {
  de: /(?:ern|en|er|es|em|e|n|s)$/,
  nl: /(?:en|e|s)$/,
  sv: /(?:arna|orna|erna|ar|or|er|en|et|na|n|t|e|a)$/,
  da: /(?:erne|ene|er|en|et|e|r|n|t)$/,
  no: /(?:ene|er|en|et|e|r|a|n|t)$/,
  fr: /[sx]$/,
  es: /(?:es|s)$/,
  pt: /(?:es|s)$/,
  ca: /(?:es|s)$/,
  it: /[aeio]$/,
  ro: /(?:urile|elor|ilor|ului|ile|ele|ul|ii|le|ei|ea|a|e|i|u)$/,
  pl: /(?:ami|ach|ego|emu|ych|ich|owi|ow|om|em|ym|im|ej|a|e|i|o|u|y)$/,
  cs: /(?:ami|emi|ach|ich|ech|och|ych|eho|emu|um|em|om|ou|ov|ym|im|a|e|i|o|u|y)$/,
  sk: /(?:ami|emi|ach|ich|ech|och|ych|eho|emu|um|em|om|ou|ov|ym|im|a|e|i|o|u|y)$/,
  sl: /(?:ami|ama|ega|emu|ih|im|ov|ev|om|em|ah|a|e|i|o|u)$/,
  hr: /(?:ama|ima|oga|omu|eg|ih|im|ov|ev|om|em|a|e|i|o|u)$/,
  sr: /(?:ama|ima|oga|omu|eg|ih|im|ov|ev|om|em|a|e|i|o|u|ама|има|ога|ому|их|им|ов|ев|ом|ем|а|е|и|о|у)$/,
  ru: /(?:ами|ями|ого|его|ому|ему|ыми|ими|ах|ях|ов|ев|ам|ям|ом|ем|ой|ей|ых|их|ый|ий|ая|яя|ое|ее|ую|юю|а|я|о|е|и|ы|у|ю|ь)$/,
  uk: /(?:ами|ями|ого|ому|ими|ах|ях|ів|ам|ям|ом|ем|ою|ею|их|ий|а|я|о|е|и|і|ї|у|ю|ь)$/,
  bg: /(?:ата|ята|ото|ето|ите|ът|ят|та|то|те|а|я|о|е|и|у)$/,
  el: /(?:ουσ|οσ|ου|ων|εσ|ασ|ησ|οι|ο|α|η|ι|ε)$/,
  hu: /(?:okat|eket|akat|ban|ben|nak|nek|val|vel|bol|rol|tol|hoz|hez|ba|be|ra|re|on|en|ok|ek|ak|at|et|ot|t|k|n)$/,
  fi: /(?:ssa|sta|lla|lle|lta|jen|ien|ksi|tta|n|t)$/,
  et: /(?:dega|dele|dest|del|des|ga|le|st|sse|te|de|id|d|t|l|s|a|e|i|u)$/,
  lv: /(?:iem|am|em|im|us|as|is|es|os|u|a|e|i|s)$/,
  lt: /(?:iams|ams|oms|ems|ais|ose|ius|ių|us|as|is|ys|os|es|ei|ui|am|a|e|i|o|u|y)$/,
  tr: /(?:larin|lerin|lari|leri|lar|ler|nin|nun|dan|den|tan|ten|da|de|ta|te|in|un|i|u|a|e)$/,
};
const MIN_STEM = 3;

/**
 * One form for the cases and numbers of a word where its language, a primary subtag, has endings for them ("goba", "gobe",
 * "gobah"); elsewhere as foldTerm. For comparing words of one language alone.
 */
export function stemTerm(term: string, language: string | null | undefined): string {
  const ending = ENDINGS[language ?? ''];
  if (ending === undefined || /\s/.test(term)) return foldTerm(term);
  const plain = foldLetters(term);
  const stem = plain.replace(ending, '');
  return stem.length >= MIN_STEM ? stem : plain;
}
