import { foldLetters } from '../../../domain/base/text/fold-letters.js';
import { readableUrl } from '../../../domain/base/url/url-identity.js';
import type { KeywordUse } from '../../../domain/seo/artifacts/text.js';
import { findWords, type WordList } from './word-list.js';

export interface KeywordPlaces {
  title: string;
  description: string;
  h1: string;
  url: string;
  /** Words of the main text in lower case. */
  body: WordList;
}

/**
 * Where each keyword is used. It is found as whole words in a row, whatever case, accents and punctuation; "für", "fur" and
 * "fuer" are one word. In scripts without spaces between words it is found within a run of letters.
 */
export function keywordUses(keywords: readonly string[], places: KeywordPlaces): KeywordUse[] {
  if (keywords.length === 0) return [];
  const readings = FORMS.map((fold) => readPlaces(places, fold));
  return keywords.map((keyword) => {
    const counts = readings.map((reading) => countIn(reading, keyword));
    const most = (place: keyof PlaceCounts) => Math.max(...counts.map((each) => each[place]));
    return {
      keyword,
      in_title: most('title') > 0,
      in_description: most('description') > 0,
      in_h1: most('h1') > 0,
      in_url: most('url') > 0,
      body_count: most('body'),
    };
  });
}

type Fold = (text: string) => string;
const FORMS: readonly Fold[] = [(text) => foldLetters(text), (text) => foldLetters(text, true)];

type PlaceCounts = Record<keyof KeywordPlaces, number>;
type Reading = Record<keyof KeywordPlaces, WordList> & { fold: Fold };

function readPlaces({ title, description, h1, url, body }: KeywordPlaces, fold: Fold): Reading {
  const read = (text: string) => findWords(fold(text));
  const text = fold(body.text);
  return {
    fold,
    title: read(title),
    description: read(description),
    h1: read(h1),
    // In a URL hyphens and underscores part words.
    url: read(readableUrl(url).replace(/[-_+]|%20/g, ' ')),
    body: text === body.text ? body : findWords(text),
  };
}

function countIn({ fold, ...places }: Reading, keyword: string): PlaceCounts {
  const phrase = findWords(fold(keyword));
  const spread = findWords(phrase.text.replaceAll('-', ' '));
  return {
    title: occurrences(phrase, places.title),
    description: occurrences(phrase, places.description),
    h1: occurrences(phrase, places.h1),
    url: occurrences(spread, places.url),
    body: occurrences(phrase, places.body),
  };
}

function occurrences(phrase: WordList, words: WordList): number {
  if (phrase.count === 0) return 0;
  // A dictionary may cut a phrase otherwise than the text around it.
  if (phrase.unspaced > 0) return words.text.split(phrase.text.trim()).length - 1;
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
