import { BoundedParser } from '../html/bounded-parser.js';
import { PageExtractor } from '../html/page-extractor.js';
import { BLOCK_BREAK } from '../html/text-collector.js';
import { splitSentences } from '../text/sentences.js';

const MAX_SENTENCES = 300;
const MAX_CHARS = 500;
/** Shorter ones are labels and exclamations. */
const MIN_CHARS = 20;

/** The whole sentences of a page's main text. Code, hidden text, headings, cells and unfinished entries don't count. */
export function readSentences(url: string, html: string): string[] {
  const extractor = new PageExtractor(url, true);
  new BoundedParser(extractor).read(html);
  extractor.finish();
  const text = extractor.parts.text.uncodedMainText
    .replaceAll('\u00ad', '')
    .split(BLOCK_BREAK)
    .map((block) => block.replace(/\s+/g, ' '))
    .join('\n');
  const whole = splitSentences(text).filter(({ isWhole }) => isWhole);
  const fit = whole.map((sentence) => sentence.text).filter(({ length }) => length >= MIN_CHARS && length <= MAX_CHARS);
  return [...new Set(fit)].slice(0, MAX_SENTENCES);
}
