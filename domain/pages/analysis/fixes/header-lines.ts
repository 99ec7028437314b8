import type { Snippet } from '../../../audits/recommendation.js';
import type { PageFixWriter } from './page-fix-writer.js';

/** The header that keeps the page out of the index, taken away where it is sent. */
export const robotsHeaderRemoval: PageFixWriter = {
  check_ids: ['index/noindex-header', 'index/unavailable-after-past'],
  write: (_issues, { page }) =>
    page.fetch.x_robots_tags.length === 0
      ? []
      : forBoth(
          `Stop sending "X-Robots-Tag: ${oneLine(page.fetch.x_robots_tags.join(', '))}"`,
          '# Take out the add_header line that names it; for one that a backend sends:\nproxy_hide_header X-Robots-Tag;',
          '# Needs mod_headers\nHeader always unset X-Robots-Tag',
          page.url,
        ),
};

export const contentTypeHeader: PageFixWriter = {
  check_ids: ['crawl/content-type-missing', 'crawl/content-type-mismatch'],
  write: (_issues, { page }) =>
    forBoth(
      'The media type and encoding of pages',
      'default_type text/html;\ncharset utf-8;',
      'AddType text/html .html\nAddDefaultCharset utf-8',
      page.url,
    ),
};

/** Lets browsers use https automatically, until every URL is fixed (CSP, upgrade-insecure-requests). */
export const secureRequests: PageFixWriter = {
  check_ids: ['sec/mixed-active', 'sec/mixed-passive', 'sec/form-action-http', 'link/http-on-https'],
  write(issues, { page }) {
    const seen = new Set(issues.flatMap(({ sample }) => sample.map(({ observed }) => observed)));
    const lines = [...seen].filter((url) => /^http:\/\/\S+$/.test(url) && !url.endsWith('…'));
    const changes = lines.map((url) => `${url}\n  -> ${url.replace(/^http:/, 'https:')}`).join('\n');
    const tag = '<meta http-equiv="Content-Security-Policy" content="upgrade-insecure-requests">';
    const meta = { title: 'In the head until the URLs are fixed', language: 'html' as const, code: tag };
    return [
      ...(changes === ''
        ? []
        : [{ title: 'Addresses to change', language: 'text' as const, code: changes, url: page.url }]),
      { ...meta, url: page.url },
    ];
  },
};

function forBoth(title: string, nginx: string, apache: string, url: string): Snippet[] {
  return [
    { title: `${title}, for nginx`, language: 'nginx', code: nginx, url },
    { title: `${title}, for Apache`, language: 'apache', code: apache, url },
  ];
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').slice(0, 80);
}
