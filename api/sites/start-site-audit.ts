import type { Request, Response } from 'express';
import type { CheckSettingsRepository } from '../../store/repositories/check-settings.js';
import type { components } from '../generated/openapi.js';
import { type OperationStartDeps, startOperation } from '../operations/start-operation.js';
import { allowedUrl, type UrlGuard } from '../requests/allowed-url.js';
import { readCompetitors } from './read-competitors.js';
import { type CrawlRequestDeps, crawlPart, readCrawlRequest } from './read-crawl-request.js';
import { settleCheckSettings } from './settle-check-settings.js';

export type SiteAuditDeps = OperationStartDeps &
  CrawlRequestDeps & {
    checkSettings: Pick<CheckSettingsRepository, 'find'>;
    guard: UrlGuard;
  };

/**
 * Starts the audit of a whole site, as the request bounds it. A complete audit and a website audit take the same request
 * and differ in what is written of it.
 * @throws HttpError 422 naming the field; 503 where access data cannot be sealed
 */
export async function startSiteAudit(
  deps: SiteAuditDeps,
  req: Request,
  res: Response,
  type: 'complete_audit' | 'website_audit',
): Promise<void> {
  const body = req.body as components['schemas']['CompleteAuditRequest'];
  const website_url = await allowedUrl(deps.guard, body.website_url, 'website_url');
  const competitors = await readCompetitors(deps.guard, body.competitors, website_url);
  const { target_keywords, max_pages, crawl_depth } = body;
  const bounds = { competitors, target_keywords, max_pages, crawl_depth };
  const settings = await settleCheckSettings(deps.checkSettings, req, website_url, body.check_settings);
  const request = await readCrawlRequest(deps, req, { body, website_url, type });
  const input = { audit_type: 'complete' as const, website_url, ...bounds, ...settings, ...crawlPart(request) };
  const asked = { ...request.asked, website_url, competitors };
  await startOperation(deps, req, res, { type, input, site_url: website_url, asked }, undefined, request.id);
}
