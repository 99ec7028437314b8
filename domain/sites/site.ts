import type { AuditSchedule } from './site-task.js';

/** A site that a user watches: what the dashboard is about, and what Schedules run for. */
export interface Site {
  id: string;
  user_id: string;
  /** As the user gave it, with its scheme. */
  site_url: string;
  /** Host and port by which audits and operations are found (identifySite of domain/base/url/url-identity.ts); unique per user. */
  site: string;
  /** Other sites, at most 5. */
  competitors: string[];
  /** At most 20. */
  target_keywords: string[];
  /**
   * The Search Console property that is read for it, as Search Console names it. Null: the nearest one with data (see
   * domain/search/analysis/property-for-site.ts).
   */
  search_property: string | null;
  /** The one that is meant when a request names none. The first site of a user is primary. */
  is_primary: boolean;
  /** Null: it is only audited again on request. */
  audit_schedule: AuditSchedule | null;
  /** The person who added it; null for one whose account is erased. */
  created_by?: string | null;
  created_at: string;
  updated_at: string;
}

export type SiteInput = Pick<Site, 'site_url' | 'competitors' | 'target_keywords'>;
