import type { Response } from 'express';
import type { CheckSettingsRepository } from '../../store/audits/check-settings.js';
import type { OperationRequest } from '../http/contract/handler.js';
import { allowedUrl, type UrlGuard } from '../http/requests/allowed-url.js';
import { currentUser } from '../http/requests/request-context.js';
import { type OperationStartDeps, startOperation } from '../operations/start-operation.js';
import { type RequireOwnershipDeps, requireOwnership } from '../ownership/require-ownership.js';
import type { CrawlAccessDeps } from './keep-crawl-access.js';
import { readCompetitors } from './read-competitors.js';
import { crawlPart, readCrawlRequest } from './read-crawl-request.js';
import { type OwnChecksDeps, readOwnChecks } from './read-own-checks.js';
import { resolveCheckSettings } from './resolve-check-settings.js';

export type SiteAuditDeps = OperationStartDeps &
  CrawlAccessDeps &
  OwnChecksDeps &
  RequireOwnershipDeps & {
    checkSettings: Pick<CheckSettingsRepository, 'find'>;
    guard: UrlGuard;
  };

/**
 * Starts the audit of a whole site, as the request bounds it. A complete audit and a website audit take the same request
 * and differ in what is written of it.
 * @throws HttpError 422 naming the field, also where robots.txt is to be ignored on a site that is not the user's; 503 where access data cannot be sealed
 */
export async function startSiteAudit(
  deps: SiteAuditDeps,
  req: OperationRequest<'startCompleteAudit' | 'startWebsiteAudit'>,
  res: Response,
  type: 'complete_audit' | 'website_audit',
): Promise<void> {
  const { body } = req;
  const website_url = await allowedUrl(deps.guard, body.website_url, 'website_url');
  const competitors = await readCompetitors(deps.guard, body.competitors, website_url);
  const { target_keywords, max_pages, crawl_depth } = body;
  const bounds = { competitors, target_keywords, max_pages, crawl_depth };
  const settings = await resolveCheckSettings(deps.checkSettings, req, website_url, body.check_settings);
  const own_checks = await readOwnChecks(deps, req, body);
  const isRobotsIgnored = body.robots === 'ignore';
  if (isRobotsIgnored) await requireOwnership(deps, currentUser(req).id, website_url);
  const request = await readCrawlRequest(deps, req, { body, website_url, type });
  if (own_checks) request.crawl.own_checks = own_checks;
  if (isRobotsIgnored) request.crawl.respect_robots = false;
  const input = { audit_type: 'complete' as const, website_url, ...bounds, ...settings, ...crawlPart(request) };
  const asked = { ...request.asked, website_url, competitors };
  await startOperation(deps, req, res, { type, input, site_url: website_url, asked }, undefined, request.id);
}
