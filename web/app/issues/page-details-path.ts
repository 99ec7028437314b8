import { pagesPath } from '../audits/pages-path.js';

/** Where all that an audit knows of one page is shown. */
export function pageDetailsPath({ auditId, url }: { auditId: string; url: string }): string {
  return pagesPath(auditId, { url });
}
