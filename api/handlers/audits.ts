import type { RequestHandler } from 'express';
import { resultKey } from '../../domain/artifact-keys.js';
import { siteOf, userInputUrl } from '../../domain/seo/url/url-identity.js';
import type { AuditsRepository } from '../../store/repositories/audits.js';
import { allowedUrl, type UrlGuard } from '../allowed-url.js';
import type { components } from '../generated/openapi.js';
import { HttpError } from '../http-error.js';
import { readListQuery, setNextLink } from '../list-query.js';
import { presentAuditLine } from '../presenters/audit-presenter.js';
import { currentUser } from '../request-context.js';
import { sendPackedJson } from '../send-operation.js';
import { type OperationStartDeps, startOperation } from '../start-operation.js';

export interface AuditHandlerDeps extends OperationStartDeps {
  audits: AuditsRepository;
  guard: UrlGuard;
}

type Schemas = components['schemas'];
/** The contract allows none or 2 to 5, which its generated type cannot say. */
type CompleteAuditBody = Schemas['CompleteAuditRequest'] & { competitors: string[] };

const QUICK_MAX_PAGES = 20;
const QUICK_DEPTH = 2;

export function createAuditHandlers(deps: AuditHandlerDeps): Record<string, RequestHandler> {
  return {
    startCompleteAudit: async (req, res) => {
      const body = req.body as CompleteAuditBody;
      const website_url = await allowedUrl(deps.guard, body.website_url, 'website_url');
      const competitors = await readCompetitors(deps.guard, body.competitors, website_url);
      const { target_keywords, max_pages, crawl_depth } = body;
      const input = {
        audit_type: 'complete' as const,
        website_url,
        competitors,
        target_keywords,
        max_pages,
        crawl_depth,
      };
      await startOperation(deps, req, res, { type: 'complete_audit', input, site_url: website_url });
    },
    startQuickAudit: async (req, res) => {
      const website_url = await allowedUrl(
        deps.guard,
        (req.body as Schemas['QuickAuditRequest']).website_url,
        'website_url',
      );
      const bounds = { competitors: [], target_keywords: [], max_pages: QUICK_MAX_PAGES, crawl_depth: QUICK_DEPTH };
      const input = { audit_type: 'quick' as const, website_url, ...bounds };
      await startOperation(deps, req, res, { type: 'quick_audit', input, site_url: website_url });
    },
    listAudits: async (req, res) => {
      const { limit, cursor } = readListQuery(req);
      const { site_url } = req.query as { site_url?: string };
      const page = await deps.audits.list(
        currentUser(req).id,
        site_url ? { site: siteFilter(site_url) } : {},
        limit,
        cursor,
      );
      setNextLink(req, res, page.next_cursor);
      res.json(page.items.map(presentAuditLine));
    },
    getAudit: async (req, res) => {
      const userId = currentUser(req).id;
      const id = String(req.params['id']);
      // Both at once: other operations have results too, and only the list knows which of them are audits.
      const [line, packed] = await Promise.all([
        deps.audits.find(userId, id),
        deps.artifacts.getPacked(userId, resultKey(id)),
      ]);
      if (line === null || packed === null) throw HttpError.notFound();
      await sendPackedJson(res, packed);
    },
  };
}

async function readCompetitors(guard: UrlGuard, given: readonly string[], websiteUrl: string): Promise<string[]> {
  const sites = new Set([siteOf(websiteUrl)]);
  const competitors: string[] = [];
  for (const [index, raw] of given.entries()) {
    const url = await allowedUrl(guard, raw, 'competitors', index);
    if (sites.has(siteOf(url))) {
      throw HttpError.invalidInput({
        loc: ['body', 'competitors', index],
        msg: 'Competitors must be sites other than yours, each once',
        type: 'duplicate_site',
      });
    }
    sites.add(siteOf(url));
    competitors.push(url);
  }
  return competitors;
}

function siteFilter(raw: string): string {
  const url = userInputUrl(raw);
  if (url === null)
    throw HttpError.invalidInput({ loc: ['query', 'site_url'], msg: 'Not an http(s) address', type: 'url_parsing' });
  return siteOf(url);
}
