import type { Response } from 'express';
import type { HandlersOf, OperationRequest } from '../../http/contract/handler.js';
import { currentUser } from '../../http/requests/request-context.js';
import { type LoadAuditDeps, type LoadedAudit, loadAudit } from '../../reports/exports/load-audit.js';
import { chooseFormat } from '../../reports/exports/report-format.js';
import { type SendLinkTargetsDeps, sendLinkTargetsCsv, sendLinkTargetsJson } from '../links/send-link-targets.js';
import { type SendLinksDeps, sendLinksCsv, sendLinksJson } from '../links/send-links.js';
import { type OrphanDeps, sendOrphansCsv, sendOrphansJson } from '../links/send-orphans.js';

export type AuditLinksDeps = LoadAuditDeps & SendLinksDeps & SendLinkTargetsDeps & OrphanDeps;

/** The first is what a caller gets who does not mind. */
const FORMATS = ['json', 'csv'] as const;

/** Which page of an audit links to which URL, and how, and what no page links to. */
export function createAuditLinksHandlers(
  deps: AuditLinksDeps,
): HandlersOf<'getAuditLinks' | 'getAuditLinkTargets' | 'getAuditOrphans'> {
  type Listed = 'getAuditLinks' | 'getAuditLinkTargets' | 'getAuditOrphans';
  type Send = (req: OperationRequest<Listed>, res: Response, loaded: LoadedAudit) => Promise<void>;
  const listed =
    (sendJson: Send, sendCsv: Send) =>
    async (req: OperationRequest<Listed>, res: Response): Promise<void> => {
      const format = chooseFormat(req, FORMATS);
      const loaded = await loadAudit(deps, currentUser(req).id, req.params.id);
      res.vary('Accept');
      await (format === 'csv' ? sendCsv : sendJson)(req, res, loaded);
    };
  return {
    getAuditLinks: listed(
      (...call) => sendLinksJson(deps, ...call),
      (...call) => sendLinksCsv(deps, ...call),
    ),
    getAuditLinkTargets: listed(
      (...call) => sendLinkTargetsJson(deps, ...call),
      (...call) => sendLinkTargetsCsv(deps, ...call),
    ),
    getAuditOrphans: listed(
      (...call) => sendOrphansJson(deps, ...call),
      (...call) => sendOrphansCsv(deps, ...call),
    ),
  };
}
