import type { PageArtifact } from '../artifacts/page.js';
import { firstH1, headDescription, headTitle } from '../page/head-texts.js';

/** About 250 tokens of English: within what every embedding model reads, and most of what a page says of its subject. */
export const MAX_EMBEDDED_CHARS = 1_000;
const MAX_HEADINGS = 8;

/**
 * What a page is about, as a model is shown it: title, main heading, description, the beginning of the main text, headings
 * below and the most frequent words, each once, cut to 1,000 characters.
 */
export function pageText({ html }: Pick<PageArtifact, 'html'>): string {
  if (!html) return '';
  const { excerpt, top_terms } = html.text;
  const below = html.headings.filter(({ level }) => level === 2 || level === 3).map(({ text }) => text);
  const parts = [
    headTitle(html),
    firstH1(html),
    headDescription(html),
    excerpt,
    below.slice(0, MAX_HEADINGS).join(', '),
  ];
  return joinParts([...parts, joinTerms(top_terms.map(([term]) => term))]);
}

/** The form of all texts that a model compares: some models react to it as much as to the content. */
export function joinParts(parts: readonly string[]): string {
  const said = new Set(parts.map((part) => part.trim()).filter((part) => part !== ''));
  return [...said].join('. ').slice(0, MAX_EMBEDDED_CHARS);
}

export function joinTerms(terms: readonly string[]): string {
  return terms.join(', ');
}
