import type { RequestHandler } from 'express';
import type { SpeedStrategy } from '../../domain/seo/artifacts.js';
import { allowedUrl, type UrlGuard } from '../allowed-url.js';
import { type OperationStartDeps, startOperation } from '../start-operation.js';

export interface ToolHandlerDeps extends OperationStartDeps {
  guard: UrlGuard;
}

interface TechnicalSeoBody {
  url: string;
  crawl_depth: number;
  max_pages: number;
  include_external_links: boolean;
  respect_robots: boolean;
}

interface OnPageBody {
  url: string;
  target_keywords: string[];
  analyze_images: boolean;
  analyze_content_quality: boolean;
}

interface SpeedBody {
  url: string;
  strategies: SpeedStrategy[];
  locale?: string;
}

interface SitemapBody {
  site_url?: string;
  sitemap_url?: string;
  check_urls: boolean;
  sample: number;
}

export function createToolHandlers(deps: ToolHandlerDeps): Record<string, RequestHandler> {
  return {
    startTechnicalSeo: async (req, res) => {
      const body = req.body as TechnicalSeoBody;
      const url = await allowedUrl(deps.guard, body.url, 'url');
      await startOperation(deps, req, res, { type: 'technical_seo', input: { ...body, url }, site_url: url });
    },
    startOnPageAnalysis: async (req, res) => {
      const body = req.body as OnPageBody;
      const url = await allowedUrl(deps.guard, body.url, 'url');
      await startOperation(deps, req, res, {
        type: 'on_page_analysis',
        input: { ...body, url },
        site_url: url,
      });
    },
    startSpeedAnalysis: async (req, res) => {
      const { strategies, locale = null, url: raw } = req.body as SpeedBody;
      const url = await allowedUrl(deps.guard, raw, 'url');
      await startOperation(deps, req, res, {
        type: 'speed_analysis',
        input: { url, strategies, locale },
        site_url: url,
      });
    },
    startSitemapAnalysis: async (req, res) => {
      const { check_urls, sample, ...given } = req.body as SitemapBody;
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
