import { z } from 'zod';
import { DomainError, isDomainError } from '../../../domain/base/errors.js';
import { writeText } from '../../../domain/base/text/write-text.js';
import { isoInstant } from '../../../domain/base/time/iso-instant.js';
import type { SubmittedSitemap } from '../../../domain/search/indexing/submitted-sitemap.js';
import { keptProperties } from '../../../domain/search/property-list.js';
import type { SearchConsolePort } from '../../../domain/search/search-console-port.js';
import type { DetectedRichResult, SearchQuery, SearchRow, UrlInspection } from '../../../domain/search/search-row.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import type { ConnectionsRepository } from '../../../store/search/connections.js';
import { type NoteOutcomeDeps, noteFailure, noteOutcome } from './note-outcome.js';
import type { AskProvider } from './provider-client.js';

export interface SearchConsoleDeps extends NoteOutcomeDeps {
  connections: Pick<ConnectionsRepository, 'noteSync' | 'removeProperty'>;
  ask: AskProvider;
  /** Where the API lives. */
  baseUrl: string;
}

/** The most rows that one request may return (Search Analytics: query, rowLimit). */
const PAGE_ROWS = 25_000;
/** A provider that never ends its pages is not listened to for ever; no property has that many rows. */
const MAX_PAGES = 200;
const MAX_TEXT_CHARS = 16_384;
/** Stored with the connection: more than any account manages. */
const MAX_OWNED = 1_000;
const MAX_OWNED_CHARS = 2_048;
const PLATFORM = 'searchconsole';

const text = z.string().max(MAX_TEXT_CHARS);
const sitesAnswer = z.object({
  siteEntry: z
    .array(z.object({ siteUrl: text, permissionLevel: z.string().max(100) }))
    .max(10_000)
    .optional(),
});
const rowSchema = z.object({
  keys: z.array(text).max(5).default([]),
  clicks: z.number().min(0),
  impressions: z.number().min(0),
  ctr: z.number().min(0).max(1),
  position: z.number().min(0),
});
const rowsAnswer = z.object({ rows: z.array(rowSchema).max(PAGE_ROWS).optional() });
const richItem = z
  .object({ issues: z.array(z.object({ issueMessage: text, severity: text }).partial()).max(1_000) })
  .partial();
const inspectionAnswer = z.object({
  inspectionResult: z.object({
    indexStatusResult: z
      .object({
        verdict: text,
        coverageState: text,
        robotsTxtState: text,
        indexingState: text,
        pageFetchState: text,
        googleCanonical: text,
        userCanonical: text,
        lastCrawlTime: text,
        sitemap: z.array(text).max(1_000),
      })
      .partial()
      .optional(),
    richResultsResult: z
      .object({
        verdict: text,
        detectedItems: z
          .array(z.object({ richResultType: text, items: z.array(richItem).max(1_000) }).partial())
          .max(100),
      })
      .partial()
      .optional(),
    mobileUsabilityResult: z.object({ verdict: text.optional() }).optional(),
  }),
});

/** 64-bit numbers travel as text (proto3 JSON). */
const count = z.union([z.string().regex(/^\d{1,15}$/), z.number().int().min(0)]).transform(Number);
const sitemapsAnswer = z.object({
  sitemap: z
    .array(
      z.object({
        path: text,
        lastSubmitted: text.optional(),
        lastDownloaded: text.optional(),
        isPending: z.boolean().optional(),
        isSitemapsIndex: z.boolean().optional(),
        errors: count.optional(),
        warnings: count.optional(),
        contents: z
          .array(z.object({ type: text.optional(), submitted: count.optional() }))
          .max(100)
          .optional(),
      }),
    )
    .max(10_000)
    .optional(),
});

/** Search Console by its own protocol. @see https://developers.google.com/webmaster-tools/v1/api_reference_index */
export function createSearchConsole(deps: SearchConsoleDeps): SearchConsolePort {
  const base = deps.baseUrl.replace(/\/$/, '');
  const propertyUrl = (property: string) => `${base}/webmasters/v3/sites/${encodeURIComponent(property)}`;

  function readPage(user_id: OwnerId, property: string, query: SearchQuery, startRow: number, signal: AbortSignal) {
    const { start_date: startDate, end_date: endDate, dimensions } = query;
    const body = { startDate, endDate, dimensions, rowLimit: PAGE_ROWS, startRow, dataState: 'final' };
    const url = `${propertyUrl(property)}/searchAnalytics/query`;
    return deps.ask({ user_id, platform: PLATFORM, url, body, schema: rowsAnswer }, signal);
  }

  async function* readRows(userId: OwnerId, property: string, query: SearchQuery, signal: AbortSignal) {
    try {
      for (let page = 0; page < MAX_PAGES; page++) {
        const { rows = [] } = await readPage(userId, property, query, page * PAGE_ROWS, signal);
        checkKeys(rows, query);
        if (rows.length > 0) yield rows;
        if (rows.length === PAGE_ROWS) continue;
        await deps.connections.noteSync(userId, PLATFORM, { at: deps.now(), error: null });
        return;
      }
    } catch (error) {
      await noteFailure(deps, userId, PLATFORM, error);
      // A property that the account has lost is not offered any more.
      if (isDomainError(error) && error.code === 'not_found')
        await deps.connections.removeProperty(userId, PLATFORM, property);
      throw error;
    }
    throw new DomainError('too_large', writeText`Google Search Console gives more than ${MAX_PAGES * PAGE_ROWS} rows`);
  }

  return {
    listProperties: (user_id, signal) =>
      noteOutcome(deps, user_id, PLATFORM, async () => {
        const url = `${base}/webmasters/v3/sites`;
        const { siteEntry = [] } = await deps.ask({ user_id, platform: PLATFORM, url, schema: sitesAnswer }, signal);
        const owned_properties = siteEntry
          .filter(isOwned)
          .map(({ siteUrl }) => siteUrl)
          .filter(({ length }) => length <= MAX_OWNED_CHARS)
          .slice(0, MAX_OWNED);
        const listed = siteEntry.filter(isReadable).map(({ siteUrl }) => siteUrl);
        const note = { properties: keptProperties(listed), owned_properties, at: deps.now(), error: null };
        await deps.connections.noteSync(user_id, PLATFORM, note);
        return listed;
      }),
    readRows,
    listSitemaps: (user_id, property, signal) =>
      noteOutcome(deps, user_id, PLATFORM, async () => {
        const url = `${propertyUrl(property)}/sitemaps`;
        const { sitemap = [] } = await deps.ask({ user_id, platform: PLATFORM, url, schema: sitemapsAnswer }, signal);
        return sitemap.map(toSitemap);
      }),
    async inspectUrl(user_id, property, url, signal) {
      const body = { inspectionUrl: url, siteUrl: property, languageCode: 'en-US' };
      const asked = { user_id, platform: PLATFORM, url: `${base}/v1/urlInspection/index:inspect`, body } as const;
      return toInspection(url, await deps.ask({ ...asked, schema: inspectionAnswer }, signal));
    },
  };
}

/** Restricted users may read; owners and full users speak for the site (Search Console help: permissions). */
function isOwned({ permissionLevel }: { permissionLevel: string }): boolean {
  return permissionLevel === 'siteOwner' || permissionLevel === 'siteFullUser';
}

/** Who has not proved to own the property reads nothing of it. */
function isReadable({ permissionLevel }: { permissionLevel: string }): boolean {
  return permissionLevel !== 'siteUnverifiedUser';
}

function checkKeys(rows: readonly SearchRow[], { dimensions }: SearchQuery): void {
  if (rows.every(({ keys }) => keys.length === dimensions.length)) return;
  throw new DomainError('dependency_unavailable', 'Google Search Console returned other columns than requested');
}

type Listed = NonNullable<z.infer<typeof sitemapsAnswer>['sitemap']>[number];

function toSitemap({ path, contents, ...listed }: Listed): SubmittedSitemap {
  const pages = contents?.filter(({ type }) => type === undefined || type === 'web') ?? [];
  return {
    url: path,
    is_index: listed.isSitemapsIndex ?? false,
    is_pending: listed.isPending ?? false,
    submitted_at: isoInstant(Date.parse(listed.lastSubmitted ?? '')),
    downloaded_at: isoInstant(Date.parse(listed.lastDownloaded ?? '')),
    errors: listed.errors ?? 0,
    warnings: listed.warnings ?? 0,
    urls: pages.length === 0 ? null : pages.reduce((sum, { submitted = 0 }) => sum + submitted, 0),
  };
}

type Inspection = z.infer<typeof inspectionAnswer>['inspectionResult'];
type Index = NonNullable<Inspection['indexStatusResult']>;

function toInspection(url: string, { inspectionResult }: z.infer<typeof inspectionAnswer>): UrlInspection {
  const index: Index = inspectionResult.indexStatusResult ?? {};
  const state = (value: string | undefined) => (value === undefined || value.endsWith('_UNSPECIFIED') ? null : value);
  return {
    url,
    verdict: toVerdict(index.verdict),
    coverage_state: index.coverageState ?? null,
    robots_state: state(index.robotsTxtState),
    indexing_state: state(index.indexingState),
    page_fetch_state: state(index.pageFetchState),
    google_canonical: index.googleCanonical ?? null,
    user_canonical: index.userCanonical ?? null,
    last_crawl_at: isoInstant(Date.parse(index.lastCrawlTime ?? '')),
    mobile_verdict: toVerdict(inspectionResult.mobileUsabilityResult?.verdict),
    referring_sitemaps: index.sitemap ?? [],
    rich_verdict: toVerdict(inspectionResult.richResultsResult?.verdict),
    rich_results: (inspectionResult.richResultsResult?.detectedItems ?? []).map(toRichResult),
  };
}

type DetectedItems = NonNullable<Inspection['richResultsResult']>['detectedItems'];

function toRichResult({ richResultType, items = [] }: NonNullable<DetectedItems>[number]): DetectedRichResult {
  const issues = items.flatMap((item) => item.issues ?? []);
  const distinct = (severity: string) => [
    ...new Set(issues.flatMap((issue) => (issue.severity === severity ? (issue.issueMessage ?? []) : []))),
  ];
  return { type: richResultType ?? 'Unnamed', errors: distinct('ERROR'), warnings: distinct('WARNING') };
}

/** PARTIAL is reserved and means neither. */
function toVerdict(verdict: string | undefined): UrlInspection['verdict'] {
  switch (verdict) {
    case 'PASS':
      return 'pass';
    case 'FAIL':
      return 'fail';
    case 'NEUTRAL':
      return 'neutral';
    default:
      return 'unknown';
  }
}
