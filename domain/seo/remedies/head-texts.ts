import type { Snippet } from '../audit/recommendation.js';
import type { SiteFacts } from '../improvements/improvement.js';
import { shorten } from '../text/text-form.js';
import { DEFAULT_THRESHOLDS } from '../thresholds.js';
import { affectedPages } from './affected-pages.js';
import { escapeMarkup } from './escape-markup.js';
import type { Remedy } from './remedy.js';

const MAX_TAGS = 5;
const MIN_CHARS = 3;
const MIN_TERMS = 3;

/** A title from the main heading. Nothing is suggested for a page that has none: what it is about only its author knows. */
export const titleTags: Remedy = {
  check_ids: ['title/missing', 'title/placeholder', 'title/outside-head'],
  write: (issues, facts) =>
    affectedPages(issues, facts).flatMap(({ url, h1, title }) => {
      if (h1.length < MIN_CHARS || h1 === title) return [];
      return tag('Suggested title, from the main heading', `<title>${escapeMarkup(cutTo('title', h1))}</title>`, url);
    }),
};

/** A description from the beginning of the text where a browser has read it, else from heading and frequent words. */
export const descriptionTags: Remedy = {
  check_ids: ['desc/missing', 'desc/outside-head', 'desc/same-as-title'],
  write: (issues, facts) =>
    affectedPages(issues, facts).flatMap((page) => {
      const excerpt = excerptOf(page.url, facts);
      const text = excerpt ?? fromTerms(page);
      if (text === null) return [];
      const source =
        excerpt === null ? 'the heading and frequent words: make sentences of it' : 'the beginning of the text';
      const content = escapeMarkup(cutTo('description', text));
      return tag(`Suggested description, from ${source}`, `<meta name="description" content="${content}">`, page.url);
    }),
};

function tag(title: string, code: string, url: string): Snippet[] {
  return [{ title, language: 'html', code, url }];
}

function cutTo(field: 'title' | 'description', text: string): string {
  return shorten(text, DEFAULT_THRESHOLDS[`${field}_max_chars`]);
}

function excerptOf(url: string, { site }: SiteFacts): string | null {
  const rendered = site.rendered?.find((page) => page.url === url);
  const excerpt = (rendered?.rendered ?? rendered?.raw)?.text.excerpt ?? '';
  return excerpt.length >= DEFAULT_THRESHOLDS.description_min_chars ? excerpt : null;
}

function fromTerms({ h1, top_terms }: { h1: string; top_terms: [string, number][] }): string | null {
  const terms = top_terms.slice(0, MAX_TAGS).map(([term]) => term);
  return h1.length < MIN_CHARS || terms.length < MIN_TERMS ? null : `${h1}: ${terms.join(', ')}.`;
}
