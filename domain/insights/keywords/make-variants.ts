import { comparable } from '../../base/text/text-form.js';
import { composeTraced, type TracedText } from '../compose-traced-text.js';
import type { Figure } from '../reading/place.js';
import { isKeyword } from './is-keyword.js';
import { modifiersFor } from './modifiers.js';
import { shortenKeyword } from './shorten-keyword.js';

/** A keyword derived from a current one. */
export interface KeywordVariant {
  keyword: string;
  origin: Figure<string>;
  /** What else from the input it contains. */
  added: Figure<string> | null;
  why: TracedText;
}

export interface VariantSources {
  current: readonly Figure<string>[];
  language: string;
  /** Whether anything shows that people come to the business. */
  is_local: boolean;
  /** How people name the site, and the address that says so. */
  brand: { name: string; figure: Figure<string> } | null;
  /** The year that the content is of. */
  year: { name: string; figure: Figure<string> } | null;
}

const MAX_FORMS = 4;
const MAX_COMPARED = 6;

/**
 * Other forms of current keywords: long ones in fewer words, then with what searchers add in the language, then with
 * what needs no language: two keywords against each other, the name of the site, the year. Each form in turn over all
 * keywords, so that none of them takes every place.
 */
export function makeVariants(sources: VariantSources): KeywordVariant[] {
  const { current, language, is_local } = sources;
  const keywords = current.map((origin) => {
    const keyword = comparable(origin.value);
    return { origin, keyword, ...shortenKeyword(keyword, language) };
  });
  return [
    ...keywords.flatMap(shorterOnes),
    ...modifiersFor(language, is_local).flatMap((modifier) => keywords.flatMap((each) => modified(modifier, each))),
    ...compared(keywords),
    ...keywords.flatMap((each) => addedTo(each, sources)),
  ];
}

interface Base {
  origin: Figure<string>;
  keyword: string;
  head: string;
  forms: string[];
}

function shorterOnes({ origin, keyword, head, forms }: Base): KeywordVariant[] {
  if (head === keyword) return [];
  const why = composeTraced`A shorter way to ask for what "${origin}" asks for`;
  return [head, ...forms.slice(0, MAX_FORMS - 1)].map((shorter) => ({ keyword: shorter, origin, added: null, why }));
}

/** Around the whole keyword, or around its head if the result would be too long for a search. */
function modified(modifier: string, { origin, keyword, head }: Base): KeywordVariant[] {
  if (says(keyword, modifier)) return [];
  const why = composeTraced`Another way to ask for "${origin}", which wants an answer of its own`;
  const [variant] = [keyword, head].map((base) => modifier.replace('{k}', () => base)).filter(isKeyword);
  return variant === undefined ? [] : [{ keyword: variant, origin, added: null, why }];
}

/** Whether a keyword already contains the added words: no one searches for the best best lamp. */
function says(keyword: string, modifier: string): boolean {
  const added = modifier.replace('{k}', ' ').trim();
  return ` ${keyword} `.includes(` ${added} `);
}

function compared(keywords: readonly Base[]): KeywordVariant[] {
  const some = keywords.slice(0, MAX_COMPARED);
  return some.flatMap((one, at) =>
    some.slice(at + 1).map((other) => ({
      keyword: `${one.head} vs ${other.head}`,
      origin: one.origin,
      added: other.origin,
      why: composeTraced`Sets "${one.origin}" against "${other.origin}"`,
    })),
  );
}

function addedTo({ origin, keyword, head }: Base, { brand, year }: VariantSources): KeywordVariant[] {
  return [brand, year].flatMap((added) => {
    if (added === null || ` ${keyword} `.includes(` ${added.name} `)) return [];
    const why =
      added === brand
        ? composeTraced`Asks for "${origin}" at your site`
        : composeTraced`Asks what is new of "${origin}"`;
    return [{ keyword: `${head} ${added.name}`, origin, added: added.figure, why }];
  });
}
