import type { Snippet } from '../../../audits/recommendation.js';
import { collapse } from '../../../base/text/text-form.js';
import { parseUrl } from '../../../base/url/parse-url.js';
import { pathSegments } from '../../../base/url/path-segments.js';
import { percentDecode } from '../../../base/url/percent-decode.js';
import { escapeMarkup } from '../../../seo/fixes/escape-markup.js';
import type { PageFixWriter } from './page-fix-writer.js';

const MAX_TAGS = 10;

/** Frames with a title, which is first the name of the host that is shown. */
export const titledFrames: PageFixWriter = {
  check_ids: ['a11y/iframe-title'],
  write(_issues, { page }) {
    const frames = page.html.iframes.filter(({ title }) => collapse(title ?? '') === '');
    const lines = frames.flatMap(({ src, url }) => {
      const host = parseUrl(url)?.hostname ?? '';
      return src === '' || host === '' ? [] : [`<iframe src="${escapeMarkup(src)}" title="${host}"></iframe>`];
    });
    return tags('Frames with a title: say what they show', lines, page.url);
  },
};

/** Links that say nothing, named by the last part of where they lead. */
export const namedLinks: PageFixWriter = {
  check_ids: ['link/no-anchor-text'],
  write(_issues, { page }) {
    const silent = page.html.anchors.filter(({ href, text, needs_no_text }) => href && text === '' && !needs_no_text);
    const lines = silent.flatMap(({ href, url }) => {
      const name = wordsOf(url);
      return href === null || name === ''
        ? []
        : [`<a href="${escapeMarkup(href)}" aria-label="${escapeMarkup(name)}">`];
    });
    return tags('Links with a name, from their addresses: say where they lead', [...new Set(lines)], page.url);
  },
};

/** Fields are known by their selector: by id they get a label, by name an aria-label that says the name until better is known. */
export const labeledFields: PageFixWriter = {
  check_ids: ['a11y/form-label'],
  write(_issues, { page }) {
    const lines = page.html.unlabelled_inputs.flatMap((selector) => {
      const [, tag = '', id, name] = FIELD.exec(selector) ?? [];
      if (id) return [`<label for="${escapeMarkup(id)}">${escapeMarkup(id)}</label>`];
      return name ? [`<${tag} name="${escapeMarkup(name)}" aria-label="${escapeMarkup(name)}">`] : [];
    });
    return tags('A label for each field: say what to enter', lines, page.url);
  },
};

/** `input#a` or `input[name="b"]`, as the page artifact names fields. */
const FIELD = /^(input|select|textarea)(?:#([^\s"<>]+)|\[name="([^"<>]+)"\])$/;

export const mainLandmark: PageFixWriter = {
  check_ids: ['a11y/landmark-main'],
  write: (_issues, { page }) =>
    tags(
      'Around the content of the page, once',
      ['<main>', '  <!-- the content of this page -->', '</main>'],
      page.url,
    ),
};

function tags(title: string, lines: readonly string[], url: string): Snippet[] {
  return lines.length === 0 ? [] : [{ title, language: 'html', code: lines.slice(0, MAX_TAGS).join('\n'), url }];
}

/** "red boots" for /shop/red-boots.html; the host for a start page. */
function wordsOf(url: string | null): string {
  if (url === null) return '';
  const last = pathSegments(url).at(-1);
  if (last === undefined) return parseUrl(url)?.hostname ?? '';
  return collapse(
    percentDecode(last)
      .replace(/\.[a-z0-9]{1,5}$/i, '')
      .replace(/[-_+.]+/g, ' '),
  );
}
