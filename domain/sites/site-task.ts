import type { AccessNames } from '../crawl/access-names.js';
import type { CrawlAgent } from '../crawl/crawl-agent.js';
import type { RenderMode } from '../crawl/crawl-rendering.js';
import type { FilledScope } from '../crawl/crawl-scope.js';

/** What is done for a watched site again and again, each by a Schedule of its own. */
export const SITE_TASKS = ['search', 'health', 'audit', 'competitors', 'semantic', 'strategy'] as const;
export type SiteTask = (typeof SITE_TASKS)[number];

export const AUDIT_INTERVALS = ['daily', 'weekly', 'monthly'] as const;
export type AuditInterval = (typeof AUDIT_INTERVALS)[number];

/** In the order of ISO 8601. */
export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** When a site is audited again, and how. */
export interface AuditSchedule {
  interval: AuditInterval;
  /** 0–23, in `time_zone`. */
  hour: number;
  /** Of a weekly one; absent: Monday. */
  weekday?: Weekday;
  /** IANA name. */
  time_zone: string;
  audit_type: 'complete' | 'quick';
  /** 1–50,000. */
  max_pages: number;
  /** Clicks from the start page, 1–50; null: as far as links lead. */
  crawl_depth: number | null;
  /** The check set of its audits; absent without one. */
  check_set_id?: string;
  scope?: FilledScope;
  /** Origin of the site that this one is a copy of. */
  canonical_host?: string;
  /** Absent: our own. */
  user_agent?: Exclude<CrawlAgent, 'own'>;
  requests_per_second?: number;
  /** @default auto for complete audits, never for quick ones */
  render?: RenderMode;
  /** The person who set it; null for one whose account is erased. */
  created_by?: string | null;
  /** What opens the site: its names; the values are kept sealed (scheduleAccessId). Absent where it is public. */
  access?: AccessNames;
}
