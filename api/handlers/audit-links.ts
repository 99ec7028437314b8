import type { RequestHandler } from 'express';
import { type LoadAuditDeps, loadAudit } from '../exports/load-audit.js';
import { chooseFormat } from '../exports/report-format.js';
import { type SendLinkTargetsDeps, sendLinkTargetsCsv, sendLinkTargetsJson } from '../links/send-link-targets.js';
import { type SendLinksDeps, sendLinksCsv, sendLinksJson } from '../links/send-links.js';
import { currentUser } from '../requests/request-context.js';

export type AuditLinksDeps = LoadAuditDeps & SendLinksDeps & SendLinkTargetsDeps;

/** The first is what a caller gets who does not mind. */
const FORMATS = ['json', 'csv'] as const;

/** Which page of an audit links to which URL, and how. */
export function createAuditLinksHandlers(deps: AuditLinksDeps): Record<string, RequestHandler> {
  return {
    getAuditLinks: async (req, res) => {
      const format = chooseFormat(req, FORMATS);
      const loaded = await loadAudit(deps, currentUser(req).id, String(req.params['id']));
      res.vary('Accept');
      if (format === 'csv') await sendLinksCsv(deps, req, res, loaded);
      else await sendLinksJson(deps, req, res, loaded);
    },
    getAuditLinkTargets: async (req, res) => {
      const format = chooseFormat(req, FORMATS);
      const loaded = await loadAudit(deps, currentUser(req).id, String(req.params['id']));
      res.vary('Accept');
      if (format === 'csv') await sendLinkTargetsCsv(deps, req, res, loaded);
      else await sendLinkTargetsJson(deps, req, res, loaded);
    },
  };
}
