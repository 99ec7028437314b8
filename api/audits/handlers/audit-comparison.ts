import { compareInFull } from '../../../domain/audits/audit-comparison.js';
import type { AuditSide } from '../../../domain/audits/audit-side.js';
import { completeStoredAudit, type StoredAudit } from '../../../domain/audits/complete-stored-audit.js';
import { resultKey } from '../../../domain/operations/artifact-keys.js';
import type { ArtifactsRepository } from '../../../store/artifacts/artifacts.js';
import type { AuditRecord, AuditsRepository } from '../../../store/audits/audits.js';
import type { OperationsRepository } from '../../../store/operations/operations.js';
import type { Handler } from '../../http/contract/handler.js';
import { HttpError } from '../../http/http-error.js';
import { currentUser } from '../../http/requests/request-context.js';

export interface AuditComparisonDeps {
  audits: Pick<AuditsRepository, 'find'>;
  artifacts: Pick<ArtifactsRepository, 'get'>;
  operations: Pick<OperationsRepository, 'find'>;
}

export function createAuditComparisonHandlers(deps: AuditComparisonDeps) {
  const compareAudits: Handler<'compareAudits'> = async (req, res) => {
    const userId = currentUser(req).id;
    const ids = [req.params.id, req.params.other_id];
    const [base, other] = await Promise.all(ids.map((id) => deps.audits.find(userId, id)));
    if (!base || !other) throw HttpError.notFound();
    if (base.site !== other.site) throw differentSites(base, other);
    const [baseSide, otherSide] = await Promise.all([readSide(deps, base), readSide(deps, other)]);
    res.json(compareInFull(baseSide, otherSide));
  };
  return { compareAudits };
}

function differentSites(base: AuditRecord, other: AuditRecord): HttpError {
  return HttpError.invalidInput({
    loc: ['path', 'other_id'],
    msg: `Only audits of one site can be compared; these are of ${base.site} and ${other.site}`,
    type: 'different_sites',
  });
}

async function readSide(deps: AuditComparisonDeps, { id, user_id, created_at }: AuditRecord): Promise<AuditSide> {
  const [stored, operation] = await Promise.all([
    deps.artifacts.get<StoredAudit>(user_id, resultKey(id)),
    deps.operations.find(user_id, id),
  ]);
  if (!stored) throw HttpError.notFound();
  return { audit: completeStoredAudit(stored), created_at, bounds: operation ? boundsOf(operation.input) : null };
}

function boundsOf({ max_pages, crawl_depth }: Record<string, unknown>): AuditSide['bounds'] {
  return typeof max_pages === 'number' && typeof crawl_depth === 'number' ? { max_pages, crawl_depth } : null;
}
