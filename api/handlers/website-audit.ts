import type { RequestHandler } from 'express';
import { type SiteAuditDeps, startSiteAudit } from '../sites/start-site-audit.js';

export function createWebsiteAuditHandlers(deps: SiteAuditDeps): { startWebsiteAudit: RequestHandler } {
  return { startWebsiteAudit: (req, res) => startSiteAudit(deps, req, res, 'website_audit') };
}
