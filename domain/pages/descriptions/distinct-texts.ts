import { significantWords } from '../../base/text/significant-words.js';

/** Texts that share more of their words than this say the same. */
const MAX_ALIKE = 0.7;

/**
 * The texts that differ from those before them. What they say about the keywords counts, not the keywords: a long one
 * alone would make all of them similar. If fewer than `least` are left, the most similar ones are added back.
 */
export function distinctTexts(texts: readonly string[], keywords: readonly string[], least = 0): string[] {
  const known = new Set(keywords.flatMap((keyword) => significantWords(keyword)));
  const different = [...new Set(texts)].filter((text) => text !== '');
  const kept: { text: string; words: Set<string> }[] = [];
  const left: string[] = [];
  for (const text of different) {
    const words = new Set(significantWords(text).filter((word) => !known.has(word)));
    if (kept.some((other) => alike(words, other.words) > MAX_ALIKE)) left.push(text);
    else kept.push({ text, words });
  }
  return [...kept.map(({ text }) => text), ...left.slice(0, Math.max(0, least - kept.length))];
}

function alike(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / Math.max(1, Math.min(one.size, other.size));
}
