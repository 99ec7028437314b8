import { visibleText } from './visible-text.js';

const MAX_CHARS = 12_000;

/**
 * Text of somebody else as data for a model: what no reader sees is taken out, and it stands between marks that it
 * cannot know (spotlighting, arXiv 2403.14720). `word` is random for each call.
 */
export function fence(name: string, text: string, word: string, maxChars = MAX_CHARS): string {
  const visible = visibleText(text).replaceAll(word, '').slice(0, maxChars);
  return `<${name} ${word}>\n${visible}\n</${name} ${word}>`;
}
