import type { Site } from '../../../../domain/sites/site.js';
import { LEAST_COMPETITORS } from '../site-settings.js';

/** Starts a complete audit of a watched site with its competitors and keywords. */
export function RunAudit({ site }: { site: Site }) {
  return (
    <button
      type="button"
      data-api="POST /api/seo/enterprise/complete-audit"
      data-body={JSON.stringify(requestOf(site))}
      data-then="/app/operations/{id}"
    >
      Run audit
    </button>
  );
}

function requestOf({ site_url, competitors, target_keywords }: Site) {
  return {
    website_url: site_url,
    ...(competitors.length >= LEAST_COMPETITORS ? { competitors } : {}),
    ...(target_keywords.length > 0 ? { target_keywords } : {}),
  };
}
