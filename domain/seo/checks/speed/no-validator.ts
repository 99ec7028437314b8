import { plural } from '../../../base/text/plural.js';
import { writeText } from '../../../base/text/write-text.js';
import { isHtml200Summary } from '../../site/summary-state.js';
import type { SiteCheck } from '../check.js';
import { MAX_RELATED_URLS } from '../linking-pages.js';

export const speedNoValidator: SiteCheck = {
  id: 'speed/no-validator',
  severity: 'info',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'site',
  title: 'Missing ETag or Last-Modified header',
  why: 'Without ETag or Last-Modified every repeated visit, of browsers and of crawlers, must load the whole page again.',
  fix: 'Send an ETag or Last-Modified and return 304 when nothing has changed.',
  reference: 'https://www.rfc-editor.org/rfc/rfc9110#section-8.8',
  effort_hours: 1,
  judge(site) {
    const pages = site.pages.filter(isHtml200Summary);
    const bare = pages.filter(({ headers }) => !headers['etag'] && !headers['last-modified']).map(({ url }) => url);
    const [first, ...others] = bare;
    if (first === undefined) return [];
    const observed = writeText`${bare.length} of ${plural(pages.length, 'page')} without either`;
    // One setting of the server is behind them, so they are one finding.
    return [
      {
        url: first,
        observed,
        expected: 'ETag or Last-Modified',
        where: 'response headers',
        count: bare.length,
        related_urls: others.slice(0, MAX_RELATED_URLS),
      },
    ];
  },
};
