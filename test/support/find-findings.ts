import type { Finding } from '../../domain/seo/checks/check.js';
import type { CrawledSite } from './crawl-site.js';

/** The findings of one check that an issue shows; empty when the check has none. */
export function findFindings({ judged }: Pick<CrawledSite, 'judged'>, checkId: string): Finding[] {
  return judged.issues.find(({ check_id }) => check_id === checkId)?.sample ?? [];
}
