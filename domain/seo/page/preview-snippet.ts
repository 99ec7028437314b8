import { collapse } from '../../base/text/text-form.js';
import { parseUrl } from '../../base/url/parse-url.js';
import { percentDecode } from '../../base/url/percent-decode.js';
import { measureTextPx } from '../checks/text-width.js';
import type { Thresholds } from '../thresholds.js';

/** One text of a result in desktop search, cut where it does not fit. */
export interface PreviewedText {
  /** What is shown, with an ellipsis where it was cut. '' where the page has none: a search engine writes its own. */
  shown: string;
  /** Estimated width of the whole text (see text-width), and how much of it fits. */
  width_px: number;
  most_px: number;
  is_cut: boolean;
}

export interface SnippetPreview {
  /** Host and path, as results show them: "shop.example › lamps › desk". */
  breadcrumb: string;
  title: PreviewedText;
  description: PreviewedText;
}

/** Font sizes of headline and text in desktop search results. */
const TITLE_PX = 20;
const TEXT_PX = 14;

/** How a page would look as a search result, were its title and description taken as they are: an approximation. */
export function previewSnippet(
  page: { url: string; title: string; description: string },
  { title_max_px, description_max_px }: Pick<Thresholds, 'title_max_px' | 'description_max_px'>,
): SnippetPreview {
  return {
    breadcrumb: nameAddress(page.url),
    title: previewText(page.title, TITLE_PX, title_max_px),
    description: previewText(page.description, TEXT_PX, description_max_px),
  };
}

function previewText(text: string, fontPx: number, most_px: number): PreviewedText {
  const whole = collapse(text);
  const width_px = measureTextPx(whole, fontPx);
  if (width_px <= most_px) return { shown: whole, width_px, most_px, is_cut: false };
  const fits = (part: string) => measureTextPx(`${part} …`, fontPx) <= most_px;
  return { shown: `${cut(whole, fits)} …`, width_px, most_px, is_cut: true };
}

/** Whole words while they fit; letters of the first where not even that does. */
function cut(text: string, fits: (part: string) => boolean): string {
  const words = longestStart(text.split(' '), (parts) => parts.join(' '), fits);
  return words === '' ? longestStart([...text], (parts) => parts.join(''), fits) : words;
}

function longestStart(
  parts: readonly string[],
  join: (parts: readonly string[]) => string,
  fits: (part: string) => boolean,
): string {
  let [least, most] = [0, parts.length];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(join(parts.slice(0, middle)))) least = middle;
    else most = middle - 1;
  }
  return join(parts.slice(0, least));
}

function nameAddress(url: string): string {
  const parsed = parseUrl(url);
  if (parsed === null) return url;
  const segments = parsed.pathname.split('/').filter((segment) => segment !== '');
  return [parsed.hostname, ...segments.map(percentDecode)].join(' › ');
}
