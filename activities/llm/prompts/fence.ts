import { visibleText } from './visible-text.js';

const MAX_CHARS = 12_000;

/**
 * Third-party text as data for a model: invisible characters are removed, and it is put between marks that it can't
 * know (spotlighting, arXiv 2403.14720). `word` is random for each call.
 */
export function fence(name: string, text: string, word: string, maxChars = MAX_CHARS): string {
  const visible = visibleText(text).replaceAll(word, '').slice(0, maxChars);
  return `<${name} ${word}>\n${visible}\n</${name} ${word}>`;
}
