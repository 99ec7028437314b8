import { pagePath } from '../crawled-pages/pages-place.js';

/** Where all that an audit knows of one page is shown. */
export function pageDetailsPath({ auditId, url }: { auditId: string; url: string }): string {
  return pagePath({ path: `/app/audits/${auditId}/pages`, audit: null }, url);
}
