import { compareInFull } from '../../../domain/audits/audit-comparison.js';
import type { AuditRecord, AuditsRepository } from '../../../store/audits/audits.js';
import type { Handler } from '../../http/contract/handler.js';
import { HttpError } from '../../http/http-error.js';
import { currentUser } from '../../http/requests/request-context.js';
import { type AuditSideDeps, readAuditSide } from '../read-audit-side.js';

export type AuditComparisonDeps = AuditSideDeps & { audits: Pick<AuditsRepository, 'find'> };

export function createAuditComparisonHandlers(deps: AuditComparisonDeps) {
  const compareAudits: Handler<'compareAudits'> = async (req, res) => {
    const userId = currentUser(req).id;
    const ids = [req.params.id, req.params.other_id];
    const [base, other] = await Promise.all(ids.map((id) => deps.audits.find(userId, id)));
    if (!base || !other) throw HttpError.notFound();
    if (base.site !== other.site) throw differentSites(base, other);
    const [baseSide, otherSide] = await Promise.all([readAuditSide(deps, base), readAuditSide(deps, other)]);
    if (!baseSide || !otherSide) throw HttpError.notFound();
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
