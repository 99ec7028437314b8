import { resultKey } from '../../../domain/operations/artifact-keys.js';
import type { AuditRecord, AuditsRepository } from '../../../store/audits/audits.js';
import type { HandlersOf } from '../../http/contract/handler.js';
import { HttpError } from '../../http/http-error.js';
import { allowRevalidation } from '../../http/requests/allow-revalidation.js';
import { allowedUrl } from '../../http/requests/allowed-url.js';
import { readListQuery, setNextLink } from '../../http/requests/list-query.js';
import { currentUser, visibleSites } from '../../http/requests/request-context.js';
import { sendPackedJson } from '../../operations/send-operation.js';
import { startOperation } from '../../operations/start-operation.js';
import { crawlPart, readCrawlRequest } from '../../sites/read-crawl-request.js';
import { readOwnChecks } from '../../sites/read-own-checks.js';
import { readSite } from '../../sites/read-site.js';
import { resolveCheckSettings } from '../../sites/resolve-check-settings.js';
import { type SiteAuditDeps, startSiteAudit } from '../../sites/start-site-audit.js';

export interface AuditHandlerDeps extends SiteAuditDeps {
  audits: AuditsRepository;
}

const QUICK_MAX_PAGES = 20;
const QUICK_DEPTH = 2;

export function createAuditHandlers(
  deps: AuditHandlerDeps,
): HandlersOf<'startCompleteAudit' | 'startQuickAudit' | 'listAudits' | 'getAudit'> {
  return {
    startCompleteAudit: (req, res) => startSiteAudit(deps, req, res, 'complete_audit'),
    startQuickAudit: async (req, res) => {
      const body = req.body;
      const website_url = await allowedUrl(deps.guard, body.website_url, 'website_url');
      const bounds = { competitors: [], target_keywords: [], max_pages: QUICK_MAX_PAGES, crawl_depth: QUICK_DEPTH };
      const settings = await resolveCheckSettings(deps.checkSettings, req, website_url, body.check_settings);
      const own_checks = await readOwnChecks(deps, req, body);
      const request = await readCrawlRequest(deps, req, { body, website_url, type: 'quick_audit' });
      if (own_checks) request.crawl.own_checks = own_checks;
      const input = { audit_type: 'quick' as const, website_url, ...bounds, ...settings, ...crawlPart(request) };
      const asked = { ...request.asked, website_url };
      const begun = { type: 'quick_audit' as const, input, site_url: website_url, asked };
      await startOperation(deps, req, res, begun, undefined, request.id);
    },
    listAudits: async (req, res) => {
      const { limit, cursor } = readListQuery(req);
      const filter = req.query.site_url === undefined ? {} : { site: readSite(req) };
      const page = await deps.audits.list(currentUser(req).id, filter, limit, cursor, visibleSites(req));
      setNextLink(req, res, page.next_cursor);
      allowRevalidation(res);
      res.json(page.items.map(presentAuditLine));
    },
    getAudit: async (req, res) => {
      const userId = currentUser(req).id;
      const id = req.params.id;
      // Both at once: other operations have results too, and only the list knows which of them are audits.
      const [line, packed] = await Promise.all([
        deps.audits.find(userId, id),
        deps.artifacts.getPacked(userId, resultKey(id)),
      ]);
      if (line === null || packed === null) throw HttpError.notFound();
      allowRevalidation(res);
      await sendPackedJson(res, packed);
    },
  };
}

function presentAuditLine({ user_id: _user, site: _site, ...line }: AuditRecord) {
  return { ...line, links: { self: `/api/seo/audits/${line.id}` } };
}
