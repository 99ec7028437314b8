import type { CheckSettingsRepository } from '../../../store/audits/check-settings.js';
import type { HandlersOf } from '../../http/contract/handler.js';
import { allowedUrl, type UrlGuard } from '../../http/requests/allowed-url.js';
import { type OperationStartDeps, startOperation } from '../../operations/start-operation.js';
import type { CrawlAccessDeps } from '../../sites/keep-crawl-access.js';
import { crawlPart, readCrawlRequest } from '../../sites/read-crawl-request.js';
import { type OwnChecksDeps, readOwnChecks } from '../../sites/read-own-checks.js';
import { resolveCheckSettings } from '../../sites/resolve-check-settings.js';

export interface ToolHandlerDeps extends OperationStartDeps, CrawlAccessDeps, OwnChecksDeps {
  guard: UrlGuard;
  checkSettings: Pick<CheckSettingsRepository, 'find'>;
}

export function createToolHandlers(
  deps: ToolHandlerDeps,
): HandlersOf<'startTechnicalSeo' | 'startOnPageAnalysis' | 'startSpeedAnalysis' | 'startSitemapAnalysis'> {
  return {
    startTechnicalSeo: async (req, res) => {
      const body = req.body;
      const url = await allowedUrl(deps.guard, body.url, 'url');
      const settings = await resolveCheckSettings(deps.checkSettings, req, url, body.check_settings);
      const own_checks = await readOwnChecks(deps, req, body);
      const request = await readCrawlRequest(deps, req, { body, website_url: url, type: 'technical_seo' });
      const { crawl_depth, max_pages, include_external_links, respect_robots } = body;
      const bounds = { crawl_depth, max_pages, include_external_links, respect_robots };
      const input = { url, ...bounds, ...settings, ...crawlPart(request), ...(own_checks && { own_checks }) };
      const begun = { type: 'technical_seo' as const, input, site_url: url, asked: { ...request.asked, url } };
      await startOperation(deps, req, res, begun, undefined, request.id);
    },
    startOnPageAnalysis: async (req, res) => {
      const body = req.body;
      const url = await allowedUrl(deps.guard, body.url, 'url');
      const settings = await resolveCheckSettings(deps.checkSettings, req, url, body.check_settings);
      const own_checks = await readOwnChecks(deps, req, body);
      const request = await readCrawlRequest(deps, req, { body, website_url: url, type: 'on_page_analysis' });
      const { target_keywords, analyze_images, analyze_content_quality, render_javascript } = body;
      const wanted = { target_keywords, analyze_images, analyze_content_quality, render_javascript };
      const input = { url, ...wanted, ...settings, ...crawlPart(request), ...(own_checks && { own_checks }) };
      const begun = { type: 'on_page_analysis' as const, input, site_url: url, asked: { ...request.asked, url } };
      await startOperation(deps, req, res, begun, undefined, request.id);
    },
    startSpeedAnalysis: async (req, res) => {
      const body = req.body;
      const { strategies, locale = null } = body;
      const url = await allowedUrl(deps.guard, body.url, 'url');
      const request = await readCrawlRequest(deps, req, { body, website_url: url, type: 'speed_analysis' });
      const { access } = request.crawl;
      const input = { url, strategies, locale, ...(access && { access }) };
      const begun = { type: 'speed_analysis' as const, input, site_url: url, asked: { ...request.asked, url } };
      await startOperation(deps, req, res, begun, undefined, request.id);
    },
    startSitemapAnalysis: async (req, res) => {
      const { check_urls, sample, ...given } = req.body;
      const field = given.sitemap_url === undefined ? 'site_url' : 'sitemap_url';
      const url = await allowedUrl(deps.guard, given[field] ?? '', field);
      const input = {
        site_url: field === 'site_url' ? url : null,
        sitemap_url: field === 'sitemap_url' ? url : null,
        check_urls,
        sample,
      };
      await startOperation(deps, req, res, { type: 'sitemap_analysis', input, site_url: url });
    },
  };
}
