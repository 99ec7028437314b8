import type { GatheredAudit } from '../../../activities/audits/compose/gathered-audit.js';
import type { OperationError } from '../../../domain/operations/operations.js';
import { crawlResult } from '../audit-deps.js';

/** What a complete audit of site.example was gathered from: its crawl, nothing measured, no competitors. */
export function stubGathered({
  request,
  ...overrides
}: Partial<Omit<GatheredAudit, 'request'>> & { request?: Partial<GatheredAudit['request']> } = {}): GatheredAudit {
  return {
    request: { audit_type: 'complete', website_url: 'https://site.example/', target_keywords: [], ...request },
    crawl: crawlResult(),
    runs: [],
    competitors: [],
    ...overrides,
  };
}

const NOT_MEASURED: OperationError = { code: 'no_data', detail: 'Speed was not measured' };
export const NO_SPEED = { ok: false as const, error: NOT_MEASURED };
