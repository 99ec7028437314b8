import { writeText } from '../../../base/text/write-text.js';
import type { ResourceResult } from '../../artifacts/resource.js';
import type { SiteCheck } from '../check.js';
import { isOwnResource } from '../is-own-resource.js';
import { resourceUsers } from '../resource-users.js';
import { servedResources } from '../served-resources.js';

/** Judged on the files of every crawled page, so it belongs to the technical component. */

export const speedCacheShort: SiteCheck = {
  id: 'speed/cache-short',
  severity: 'low',
  component: 'technical_seo',
  scope: 'site',
  needs: ['resources'],
  measured_over: 'resources',
  title: 'Short cache lifetime',
  why: 'Browsers ask again on every visit for a file that they have had all along.',
  fix: 'Send Cache-Control with a long max-age, and change the name of the file whenever its content changes.',
  reference: 'https://www.rfc-editor.org/rfc/rfc9111#section-5.2.2.1',
  effort_hours: 1,
  judge(site, { thresholds: { cache_min_age_s: least } }) {
    return servedResources(site, 'image', 'script', 'style')
      .filter(
        (resource) => isOwnResource(site, resource.url) && !isDeliberate(resource) && (resource.fresh_s ?? 0) < least,
      )
      .map((resource) => ({
        url: resource.url,
        observed: resource.fresh_s === null ? 'no time is named' : `${resource.fresh_s} s`,
        expected: writeText`at least ${least} s`,
        where: 'Cache-Control header',
        ...resourceUsers(resource),
      }));
  },
};

/** A site that forbids caching, or requires revalidation, does so for content that changes often or is not for all. */
function isDeliberate({ cache_control, fresh_s }: ResourceResult): boolean {
  const directives = (cache_control ?? '').toLowerCase();
  return (
    /\b(?:no-store|no-cache|private)\b/.test(directives) || (fresh_s === 0 && /\bmust-revalidate\b/.test(directives))
  );
}
