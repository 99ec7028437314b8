import type { Snippet } from '../../audits/recommendation.js';
import { collapse, countChars } from '../../base/text/text-form.js';
import { readHost } from '../../base/url/url-identity.js';
import { measureTextPx } from '../checks/text-width.js';
import type { SiteFacts } from '../improvements/improvement.js';
import { DEFAULT_THRESHOLDS } from '../thresholds.js';
import { affectedPages } from './affected-pages.js';
import { escapeMarkup } from './escape-markup.js';
import type { Fix } from './fix.js';

const MIN_CHARS = 3;
/** Font sizes of headline and text in desktop search results. */
const TITLE_PX = 20;
const TEXT_PX = 14;

/**
 * A title from the main heading and the name of the host. Nothing is suggested for a page without a heading, since only
 * its author knows what it is about, nor where heading and host are too short to make a title.
 */
export const titleTags: Fix = {
  check_ids: ['title/missing', 'title/placeholder', 'title/outside-head'],
  write(issues, facts) {
    const written = affectedPages(issues, facts).flatMap(({ url, h1, title }) => {
      const text = h1.length < MIN_CHARS || h1 === title ? null : fitTitle(h1, readHost(url).replace(/^www\./, ''));
      return text === null ? [] : [{ url, text }];
    });
    const isOwn = (text: string) => written.filter((one) => one.text === text).length === 1;
    return written.flatMap(({ url, text }) =>
      isOwn(text) ? tag('Suggested title, from the main heading', `<title>${escapeMarkup(text)}</title>`, url) : [],
    );
  },
};

function fitTitle(heading: string, host: string): string | null {
  const { title_min_chars: least, title_max_chars: most, title_max_px: px } = DEFAULT_THRESHOLDS;
  const fits = (text: string) => countChars(text) <= most && measureTextPx(text, TITLE_PX) <= px;
  const whole = `${collapse(heading)} | ${host}`;
  if (fits(whole)) return countChars(whole) < least ? null : whole;
  return cutToFit(
    heading,
    (text) => fits(`${text} | ${host}`),
    (text) => `${text} | ${host}`,
  );
}

/** Whole words while they fit, with an ellipsis; null when not one does. */
function cutToFit(text: string, fits: (text: string) => boolean, finish: (text: string) => string): string | null {
  let kept = '';
  for (const word of collapse(text).split(' ')) {
    const longer = kept === '' ? word : `${kept} ${word}`;
    if (!fits(`${longer}…`)) break;
    kept = longer;
  }
  return kept === '' ? null : finish(`${kept}…`);
}

/** A description from the beginning of the text, where a browser has read it and it is the text of one page only. */
export const descriptionTags: Fix = {
  check_ids: ['desc/missing', 'desc/outside-head', 'desc/same-as-title'],
  write(issues, facts) {
    const written = affectedPages(issues, facts).flatMap(({ url }) => {
      const text = fitDescription(excerptOf(url, facts));
      return text === null ? [] : [{ url, text }];
    });
    const isOwn = (text: string) => written.filter((one) => one.text === text).length === 1;
    return written.flatMap(({ url, text }) => {
      if (!isOwn(text)) return [];
      const code = `<meta name="description" content="${escapeMarkup(text)}">`;
      return tag('Suggested description, from the beginning of the text', code, url);
    });
  },
};

/** Up to the limits of characters and pixels; null when less is left than a description needs. */
function fitDescription(excerpt: string): string | null {
  const { description_max_chars: most, description_max_px: px, description_min_chars: least } = DEFAULT_THRESHOLDS;
  const fits = (text: string) => countChars(text) <= most && measureTextPx(text, TEXT_PX) <= px;
  const whole = collapse(excerpt);
  const text = fits(whole) ? whole : cutToFit(excerpt, fits, (cut) => cut.replace(/([.!?。！？])…$/, '$1'));
  return text === null || countChars(text) < least ? null : text;
}

function tag(title: string, code: string, url: string): Snippet[] {
  return [{ title, language: 'html', code, url }];
}

function excerptOf(url: string, { site }: SiteFacts): string {
  const rendered = site.rendered?.find((page) => page.url === url);
  const excerpt = (rendered?.rendered ?? rendered?.raw)?.text.excerpt ?? '';
  return excerpt;
}
