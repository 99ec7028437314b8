import type { CheckSettings } from '../domain/seo/check-settings.js';
import type { StartCall } from './api/api-client.js';
import type { ConnectionOptions, OutputOptions } from './connection-options.js';
import type { FailRule } from './gates/fail-rule.js';
import type { ReportFileFormat } from './report-format.js';
import type { SavedReportChoices } from './save-report.js';

/** The options on the command line, validated. */
export interface AuditOptions extends ConnectionOptions, OutputOptions {
  url: string;
  quick: boolean;
  competitors: string[];
  keywords: string[];
  /** Left to the platform when undefined. */
  maxPages: number | undefined;
  depth: number | undefined;
  /** Fields of the request that say how the site is crawled. */
  crawl: Record<string, unknown>;
  /** JSON file with check settings for this audit. */
  checkSettings: string | undefined;
  /** Id of a check set: checks of the user's own. */
  checkSet: string | undefined;
  failUnder: number | undefined;
  failOn: FailRule[];
  timeoutMs: number | null;
  /** File that takes the JSON result. */
  output: string | undefined;
  /** Files that take reports; `brand` may be a name. */
  reports: { file: string; format: ReportFileFormat; choices: SavedReportChoices }[];
}

export function toStartRequest(
  options: AuditOptions,
  settings: Partial<CheckSettings> | undefined,
  idempotencyKey: string,
): StartCall {
  const { url, competitors, keywords, maxPages, depth, crawl, checkSet } = options;
  const site = { website_url: url, check_settings: settings, check_set_id: checkSet, ...crawl };
  if (options.quick) return { path: '/api/seo/enterprise/quick-audit', body: site, idempotencyKey };
  const body = { ...site, competitors, target_keywords: keywords, max_pages: maxPages, crawl_depth: depth };
  return { path: '/api/seo/enterprise/complete-audit', body, idempotencyKey };
}
