import type { Snippet } from '../../../audits/recommendation.js';
import { collapse } from '../../../base/text/text-form.js';
import { escapeMarkup } from '../../../seo/fixes/escape-markup.js';
import { firstH1, headDescription, headTitle } from '../../../seo/page/head-texts.js';
import type { PageFixWriter } from './page-fix-writer.js';

const MIN_CHARS = 3;

/** The first title, cut at a word where it is too long. */
export const shorterTitle: PageFixWriter = {
  check_ids: ['title/long', 'title/pixel-wide', 'title/multiple'],
  write(_issues, { page, thresholds }) {
    const title = cutAtWord(headTitle(page.html), thresholds.title_max_chars);
    return title.length < MIN_CHARS
      ? []
      : [tag('The one title, within the length that is shown', `<title>${escapeMarkup(title)}</title>`, page.url)];
  },
};

export const shorterDescription: PageFixWriter = {
  check_ids: ['desc/long', 'desc/pixel-wide', 'desc/multiple'],
  write(_issues, { page, thresholds }) {
    const text = cutAtWord(headDescription(page.html), thresholds.description_max_chars);
    if (text.length < MIN_CHARS) return [];
    const code = `<meta name="description" content="${escapeMarkup(text)}">`;
    return [tag('The one description, within the length that is shown', code, page.url)];
  },
};

/** From the title without the name of the site, which follows the last separator. */
export const mainHeading: PageFixWriter = {
  check_ids: ['h1/missing', 'h1/empty'],
  write(_issues, { page }) {
    const text = firstH1(page.html) === '' ? withoutSiteName(headTitle(page.html)) : '';
    return text.length < MIN_CHARS
      ? []
      : [tag('The main heading, from the title', `<h1>${escapeMarkup(text)}</h1>`, page.url)];
  },
};

function tag(title: string, code: string, url: string): Snippet {
  return { title, language: 'html', code, url };
}

/** Ends with the last whole sentence that fits when it is most of the text, else with the last whole word. */
function cutAtWord(given: string, maxChars: number): string {
  const text = collapse(given);
  const characters = [...text];
  if (characters.length <= maxChars) return text;
  const room = characters.slice(0, maxChars + 1).join('');
  const sentence = Math.max(room.lastIndexOf('. '), room.lastIndexOf('! '), room.lastIndexOf('? '));
  if (sentence > maxChars / 2) return room.slice(0, sentence + 1);
  const word = room.lastIndexOf(' ');
  return (word > 0 ? room.slice(0, word) : characters.slice(0, maxChars).join('')).replace(/[\s,;:|–—-]+$/u, '');
}

function withoutSiteName(title: string): string {
  const at = Math.max(...[' | ', ' – ', ' — ', ' - ', ' · '].map((separator) => title.lastIndexOf(separator)));
  return at > 0 ? title.slice(0, at) : title;
}
