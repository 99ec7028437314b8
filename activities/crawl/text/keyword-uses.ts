import type { KeywordUse } from '../../../domain/seo/artifacts/text.js';
import { readableUrl } from '../../../domain/seo/url/url-identity.js';
import { findWords, type WordList } from './word-list.js';

export interface KeywordPlaces {
  title: string;
  description: string;
  h1: string;
  url: string;
  /** Words of the main text in lower case. */
  body: WordList;
}

/** Where each keyword is used. It is found as whole words in a row, whatever case and punctuation stand between. */
export function keywordUses(keywords: readonly string[], places: KeywordPlaces): KeywordUse[] {
  if (keywords.length === 0) return [];
  const title = wordsOf(places.title);
  const description = wordsOf(places.description);
  const h1 = wordsOf(places.h1);
  const url = urlWords(places.url);
  return keywords.map((keyword) => {
    const phrase = wordsOf(keyword);
    return {
      keyword,
      in_title: occurrences(phrase, title) > 0,
      in_description: occurrences(phrase, description) > 0,
      in_h1: occurrences(phrase, h1) > 0,
      in_url: occurrences(spread(phrase), url) > 0,
      body_count: occurrences(phrase, places.body),
    };
  });
}

function wordsOf(text: string): WordList {
  return findWords(text.toLowerCase());
}

/** In a URL hyphens and underscores part words. */
function urlWords(url: string): WordList {
  return wordsOf(readableUrl(url).replace(/[-_+]|%20/g, ' '));
}

function spread(phrase: WordList): WordList {
  return findWords(phrase.text.replaceAll('-', ' '));
}

function occurrences(phrase: WordList, words: WordList): number {
  if (phrase.count === 0) return 0;
  let found = 0;
  for (let at = 0; at + phrase.count <= words.count; at++) {
    let matched = 0;
    while (matched < phrase.count && words.hashes[at + matched] === phrase.hashes[matched]) matched++;
    if (matched < phrase.count) continue;
    found++;
    at += phrase.count - 1;
  }
  return found;
}
