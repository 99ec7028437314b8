import type { Snippet } from '../../audits/recommendation.js';
import { escapeMarkup } from './escape-markup.js';
import type { Fix } from './fix.js';

/** Tags that are the same on every page of every site. */
export const viewportTag: Fix = {
  check_ids: ['head/viewport-missing', 'head/viewport-multiple', 'head/viewport-no-zoom'],
  write: () =>
    forAllPages(
      'The one viewport, in the head',
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ),
};

export const charsetTag: Fix = {
  check_ids: ['crawl/charset-missing', 'crawl/charset-conflict', 'head/charset-late'],
  write: () => forAllPages('The encoding, first in the head', '<head>\n<meta charset="utf-8">'),
};

export const doctypeLine: Fix = {
  check_ids: ['head/doctype-missing'],
  write: () => forAllPages('The first line of the page', '<!DOCTYPE html>'),
};

export const iconLink: Fix = {
  check_ids: ['head/favicon-missing'],
  write: () => forAllPages('The icon, in the head', '<link rel="icon" href="/favicon.ico" sizes="any">'),
};

/** The tag that keeps a page out of the index: what to take away has to be found first. */
export const robotsMetaRemoval: Fix = {
  check_ids: ['index/nofollow-page', 'index/robots-meta-in-body', 'index/nosnippet', 'index/noimageindex'],
  write: (issues) =>
    issues.flatMap(({ sample }) =>
      sample.flatMap(({ url, observed, where = '' }) => {
        const name = /^meta\[name=([\w-]{1,40})\]/.exec(where)?.[1];
        if (name === undefined) return [];
        const tag = `<meta name="${name}" content="${escapeMarkup(observed)}">`;
        return [{ title: 'Take this tag out of the head', language: 'html' as const, code: tag, url }];
      }),
    ),
};

function forAllPages(title: string, code: string): Snippet[] {
  return [{ title, language: 'html', code, url: null }];
}
