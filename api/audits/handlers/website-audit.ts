import type { HandlersOf } from '../../http/contract/handler.js';
import { type SiteAuditDeps, startSiteAudit } from '../../sites/start-site-audit.js';

export function createWebsiteAuditHandlers(deps: SiteAuditDeps): HandlersOf<'startWebsiteAudit'> {
  return { startWebsiteAudit: (req, res) => startSiteAudit(deps, req, res, 'website_audit') };
}
