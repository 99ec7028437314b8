import type { StartPageFacts } from '../../../../domain/audits/audit-result.js';
import { parseUrl } from '../../../../domain/base/url/parse-url.js';
import { percentDecode } from '../../../../domain/base/url/percent-decode.js';
import { measureTextPx } from '../../../../domain/seo/checks/text-width.js';

/** A result on a computer: the width of its one line of title and of its two lines of text. */
export const TITLE_PX = 580;
export const TEXT_PX = 960;
const TITLE_SIZE_PX = 20;
const TEXT_SIZE_PX = 14;
const MOST_CRUMBS = 3;
const CRUMB_MAX_CHARS = 30;

export interface SearchPreview {
  site: string;
  /** "https://www.example.com › blog › post" */
  crumbs: string;
  /** Null where the page has none. */
  title: string | null;
  description: string | null;
}

/** The start page as a search result shows it, cut where the line ends. */
export function previewResult({ url, title, description, site_name }: StartPageFacts): SearchPreview {
  const parsed = parseUrl(url);
  const host = parsed?.host ?? url;
  const segments = (parsed?.pathname ?? '').split('/').filter((segment) => segment !== '');
  const shown = segments.slice(0, MOST_CRUMBS).map((segment) => percentDecode(segment).slice(0, CRUMB_MAX_CHARS));
  return {
    site: site_name ?? host.replace(/^www\./, ''),
    crumbs: [`${parsed?.protocol ?? 'https:'}//${host}`, ...shown].join(' › '),
    title: title === '' ? null : cutToWidth(title, TITLE_SIZE_PX, TITLE_PX),
    description: description === '' ? null : cutToWidth(description, TEXT_SIZE_PX, TEXT_PX),
  };
}

/** As many whole words as fit with " ..." behind them; the text itself where it fits. */
export function cutToWidth(text: string, sizePx: number, widthPx: number): string {
  if (measureTextPx(text, sizePx) <= widthPx) return text;
  const end = ' ...';
  const room = widthPx - measureTextPx(end, sizePx);
  const points = [...text.slice(0, 1000)];
  let fitting = '';
  for (const point of points) {
    if (measureTextPx(fitting + point, sizePx) > room) break;
    fitting += point;
  }
  const words = fitting.replace(/\s+\S*$/, '');
  return `${words === '' ? fitting : words}${end}`;
}
