import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { AuditRecord, AuditsRepository } from '../../store/audits/audits.js';
import { findLatestAudit } from './latest-audit.js';

export interface LatestAudit {
  /** The latest complete one, else the latest. */
  latest: AuditRecord;
  /** The one of the same type before it. */
  before: Pick<AuditRecord, 'overall_score' | 'created_at'> | null;
}

type Audits = Pick<AuditsRepository, 'list' | 'listHistory' | 'findPrevious'>;

/** Lines that are read for all sites together; a site whose own are further back is read alone. */
const MOST_LINES = 1_000;

/** The audits that represent sites, as findLatestAudit chooses them, by site; one read for most lists of sites. */
export async function loadLatestAudits(
  deps: { audits: Audits },
  userId: OwnerId,
  sites: readonly string[],
): Promise<ReadonlyMap<string, LatestAudit>> {
  if (sites.length === 0) return new Map();
  const { items, next_cursor } = await deps.audits.list(userId, {}, MOST_LINES, null, sites);
  const isWhole = next_cursor === null;
  const found = await Promise.all(
    sites.map(async (site) => {
      const lines = items.filter((line) => line.site === site);
      const ofType = (type: AuditRecord['audit_type']) => lines.filter(({ audit_type }) => audit_type === type);
      const complete = ofType('complete');
      const [latest, before = null] = complete.length > 0 ? complete : ofType('quick');
      const isKnown = isWhole || complete.length > 1;
      return [site, isKnown ? latest && { latest, before } : await loadOne(deps, userId, site)] as const;
    }),
  );
  return new Map(found.flatMap(([site, audit]) => (audit ? [[site, audit]] : [])));
}

async function loadOne(deps: { audits: Audits }, userId: OwnerId, site: string): Promise<LatestAudit | null> {
  const latest = await findLatestAudit(deps, userId, site);
  return latest && { latest, before: (await deps.audits.listHistory(latest)).at(-2) ?? null };
}
