import type { RequestHandler } from 'express';
import type { CheckSettingsRepository } from '../../store/repositories/check-settings.js';
import type { components } from '../generated/openapi.js';
import { type OperationStartDeps, startOperation } from '../operations/start-operation.js';
import { allowedUrl, type UrlGuard } from '../requests/allowed-url.js';
import { type OwnChecksDeps, readOwnChecks } from '../sites/read-own-checks.js';
import { settleCheckSettings } from '../sites/settle-check-settings.js';

/** Bodies as the contract has them; the validator has checked them and filled in the defaults. */
type Schemas = components['schemas'];

export interface ToolHandlerDeps extends OperationStartDeps, OwnChecksDeps {
  guard: UrlGuard;
  checkSettings: Pick<CheckSettingsRepository, 'find'>;
}

export function createToolHandlers(deps: ToolHandlerDeps): Record<string, RequestHandler> {
  return {
    startTechnicalSeo: async (req, res) => {
      const given = req.body as Schemas['TechnicalSeoRequest'];
      const { check_settings, extractions: _extractions, page_filters: _filters, check_set_id: _set, ...body } = given;
      const url = await allowedUrl(deps.guard, body.url, 'url');
      const settings = await settleCheckSettings(deps.checkSettings, req, url, check_settings);
      const own_checks = await readOwnChecks(deps, req, given);
      const input = { ...body, url, ...settings, ...(own_checks && { own_checks }) };
      const asked = { ...given, url };
      await startOperation(deps, req, res, { type: 'technical_seo', input, site_url: url, asked });
    },
    startOnPageAnalysis: async (req, res) => {
      const given = req.body as Schemas['OnPageAnalysisRequest'];
      const { check_settings, extractions: _extractions, page_filters: _filters, check_set_id: _set, ...body } = given;
      const url = await allowedUrl(deps.guard, body.url, 'url');
      const settings = await settleCheckSettings(deps.checkSettings, req, url, check_settings);
      const own_checks = await readOwnChecks(deps, req, given);
      const input = { ...body, url, ...settings, ...(own_checks && { own_checks }) };
      const asked = { ...given, url };
      await startOperation(deps, req, res, { type: 'on_page_analysis', input, site_url: url, asked });
    },
    startSpeedAnalysis: async (req, res) => {
      const { strategies, locale = null, url: raw } = req.body as Schemas['SpeedAnalysisRequest'];
      const url = await allowedUrl(deps.guard, raw, 'url');
      await startOperation(deps, req, res, {
        type: 'speed_analysis',
        input: { url, strategies, locale },
        site_url: url,
      });
    },
    startSitemapAnalysis: async (req, res) => {
      const { check_urls, sample, ...given } = req.body as Schemas['SitemapAnalysisRequest'];
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
