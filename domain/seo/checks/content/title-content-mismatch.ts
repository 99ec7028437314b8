import { resolveLanguage } from '../../../base/language/resolve-language.js';
import { subjectWords } from '../../../base/text/subject-words.js';
import { shorten } from '../../../base/text/text-form.js';
import { TITLE_SEPARATOR } from '../../../base/text/title-separator.js';
import type { HtmlFacts } from '../../artifacts/html.js';
import { headTitle } from '../../page/head-texts.js';
import type { PageCheck } from '../check.js';

/** The main text of shorter pages (contact, galleries) needs not repeat its title. */
const MIN_WORDS = 50;
const STEM_CHARS = 6;
/** A single word ("Introduction", "Overview") says what kind of page it is rather than what it is about. */
const MIN_TERMS = 2;
const MIN_STEM_CHARS = 4;
/** Words of these are not parted by spaces, or begin with articles and particles: no beginning of a word is its stem. */
const NO_STEMS =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

export const contentTitleContentMismatch: PageCheck = {
  id: 'content/title-content-mismatch',
  severity: 'low',
  component: 'content_strategy',
  scope: 'page',
  applies_to: 'indexable',
  title: 'Title does not match the content',
  why: 'Visitors who come for the title leave at once, and search engines replace such titles in the results.',
  fix: 'Let the title name what the text is about, or write about what the title names.',
  reference: 'https://developers.google.com/search/docs/appearance/title-link',
  effort_hours: 0.5,
  judge({ url, html }) {
    const title = headTitle(html);
    if (!html || html.text.word_count < MIN_WORDS) return [];
    const language = textLanguage(html);
    const terms = subjectWords(title, language);
    if (!isTelling(title, language)) return [];
    const promised = [...new Set(terms.map(stemOf))];
    const keeps = (word: string) => promised.some((stem) => isAkin(stem, stemOf(word)));
    if (wordSources(html).some((words) => words().some(keeps))) return [];
    const observed = `none of ${terms.map((term) => `"${term}"`).join(', ')} in headings, opening and frequent words`;
    return [{ url, observed: shorten(observed, 300), expected: 'words of the title in the text', where: 'title' }];
  },
};

/** "while - Rust" promises no more than its first part; what follows is the name of the site. */
function isTelling(title: string, language: string | null): boolean {
  const [head = ''] = title.split(TITLE_SEPARATOR);
  return subjectWords(head, language).length >= MIN_TERMS && !NO_STEMS.test(title);
}

/** Where the text shows its subject, the cheapest to read first; most pages are decided by the first. */
function wordSources(html: HtmlFacts): (() => string[])[] {
  const { text, headings } = html;
  const language = textLanguage(html);
  return [
    () => text.top_terms.map(([term]) => term),
    () => subjectWords(text.excerpt, language),
    () => headings.flatMap((heading) => subjectWords(heading.text, language)),
  ];
}

/** The language by which frequent words were chosen, so that a title is not held to words that were left out. */
function textLanguage({ lang, text }: HtmlFacts): string | null {
  return resolveLanguage({ stated: lang, guess: text.language_guess, words: text.word_count });
}

/** Enough of a word to see that "optimizing" and "optimization" are about the same thing. */
function stemOf(word: string): string {
  return [...word].slice(0, STEM_CHARS).join('').replace(/e?s$/, '');
}

/** "режим" and "режиме": endings of short words are within the stem. */
function isAkin(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= MIN_STEM_CHARS && long.startsWith(short);
}
