import type { RequestHandler } from 'express';
import type { CheckSettingsRepository } from '../../store/repositories/check-settings.js';
import type { components } from '../generated/openapi.js';
import { type OperationStartDeps, startOperation } from '../operations/start-operation.js';
import { allowedUrl, type UrlGuard } from '../requests/allowed-url.js';
import { readCompetitors } from '../sites/read-competitors.js';
import { type CrawlRequestDeps, crawlPart, readCrawlRequest } from '../sites/read-crawl-request.js';
import { settleCheckSettings } from '../sites/settle-check-settings.js';

export interface WebsiteAuditDeps extends OperationStartDeps, CrawlRequestDeps {
  checkSettings: Pick<CheckSettingsRepository, 'find'>;
  guard: UrlGuard;
}

type Body = components['schemas']['CompleteAuditRequest'];

export function createWebsiteAuditHandlers(deps: WebsiteAuditDeps) {
  const startWebsiteAudit: RequestHandler = async (req, res) => {
    const body = req.body as Body;
    const website_url = await allowedUrl(deps.guard, body.website_url, 'website_url');
    const competitors = await readCompetitors(deps.guard, body.competitors, website_url);
    const settings = await settleCheckSettings(deps.checkSettings, req, website_url, body.check_settings);
    const { target_keywords, max_pages, crawl_depth } = body;
    const bounds = { competitors, target_keywords, max_pages, crawl_depth };
    const request = await readCrawlRequest(deps, req, { body, website_url, type: 'website_audit' });
    const input = { audit_type: 'complete' as const, website_url, ...bounds, ...settings, ...crawlPart(request) };
    const asked = { ...request.asked, website_url, competitors };
    await startOperation(
      deps,
      req,
      res,
      { type: 'website_audit', input, site_url: website_url, asked },
      undefined,
      request.id,
    );
  };
  return { startWebsiteAudit };
}
