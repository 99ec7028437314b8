import { z } from 'zod';
import { type WebmasterDay, type WebmasterRow, webmasterDay } from '../../../domain/search/webmaster-row.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { type NoteOutcomeDeps, noteOutcome } from './note-outcome.js';
import type { AskProvider } from './provider-client.js';

export interface WebmasterDeps extends NoteOutcomeDeps {
  ask: AskProvider;
  /** Where the JSON API lives: `…/api.svc/json`. */
  baseUrl: string;
}

/** Bing gives all that it has at once, some months of it; it takes neither dates nor pages. */
export interface WebmasterClient {
  /** Addresses of the sites that the account has verified. */
  listSites(userId: OwnerId, signal: AbortSignal): Promise<string[]>;
  queryStats(userId: OwnerId, site: string, signal: AbortSignal): Promise<WebmasterRow[]>;
  pageStats(userId: OwnerId, site: string, signal: AbortSignal): Promise<WebmasterRow[]>;
  rankAndTraffic(userId: OwnerId, site: string, signal: AbortSignal): Promise<WebmasterDay[]>;
}

const PLATFORM = 'altengine';
const MAX_ROWS = 200_000;

const text = z.string().max(16_384);
const date = z
  .string()
  .max(64)
  .refine((value) => webmasterDay(value) !== null, 'no date of Bing');
const count = z.number().int().min(0);
/** -1 when there was no click to derive the position from. */
const position = z.number().min(-1);
const sitesAnswer = z.object({ d: z.array(z.object({ Url: text, IsVerified: z.boolean() })).max(10_000) });
const rowsAnswer = z.object({
  d: z
    .array(
      z.object({
        Query: text,
        Date: date,
        Clicks: count,
        Impressions: count,
        AvgClickPosition: position,
        AvgImpressionPosition: position,
      }),
    )
    .max(MAX_ROWS),
});
const daysAnswer = z.object({ d: z.array(z.object({ Date: date, Clicks: count, Impressions: count })).max(MAX_ROWS) });

/** @see https://learn.microsoft.com/en-us/bingwebmaster/ */
export function createWebmaster(deps: WebmasterDeps): WebmasterClient {
  const base = deps.baseUrl.replace(/\/$/, '');

  function read<Row>(
    user_id: OwnerId,
    method: string,
    site: string | null,
    schema: z.ZodType<{ d: Row[] }>,
    signal: AbortSignal,
  ): Promise<Row[]> {
    const url = `${base}/${method}${site === null ? '' : `?siteUrl=${encodeURIComponent(site)}`}`;
    return noteOutcome(deps, user_id, PLATFORM, async () => {
      const { d } = await deps.ask({ user_id, platform: PLATFORM, url, schema }, signal);
      return d;
    });
  }

  return {
    async listSites(userId, signal) {
      const sites = await read(userId, 'GetUserSites', null, sitesAnswer, signal);
      return sites.filter(({ IsVerified }) => IsVerified).map(({ Url }) => Url);
    },
    queryStats: (userId, site, signal) => read(userId, 'GetQueryStats', site, rowsAnswer, signal),
    pageStats: (userId, site, signal) => read(userId, 'GetPageStats', site, rowsAnswer, signal),
    rankAndTraffic: (userId, site, signal) => read(userId, 'GetRankAndTrafficStats', site, daysAnswer, signal),
  };
}
