import type { LinkReportGroup } from './link-report.js';

/** A group of the report with the names that people know it by. */
export interface NamedLinkGroup extends LinkReportGroup {
  /** Of the site of the workspace; null where it has none. */
  site_id: string | null;
  campaign_name: string;
}

export interface LinkReport {
  generated_at: string;
  groups: NamedLinkGroup[];
}
