import { addDays } from '../../../domain/search/analysis/search-day.js';
import { makeRows, type SearchEvent } from '../samples/search-rows.js';
import type { LoopbackServer } from '../servers/loopback-server.js';
import { type ProviderServers, startProviderServers } from '../servers/provider-servers.js';
import { startLampShop } from './lamp-shop.js';

const DIMENSIONS = ['query', 'page', 'country', 'device', 'date'] as const;
/** A search analysis reads 90 days and the 90 before; the newest days are not counted yet. */
const DAYS = 200;
const RECENT = 90;

export interface WatchedShop {
  site: LoopbackServer;
  rivals: LoopbackServer[];
  providers: ProviderServers;
  /** What Search Console knows of it. */
  events: readonly SearchEvent[];
  /** Sessions by day (YYYYMMDD), as Analytics knows them. */
  sessions: readonly { date: string; metrics: number[] }[];
  close(): Promise<void>;
}

/** A shop with two competitors, known to search, analytics and webmaster platforms, up to today. */
export async function startWatchedShop(): Promise<WatchedShop> {
  const [site, ...competitors] = await Promise.all(['Brightwork', 'Glow', 'Shine'].map(startLampShop));
  if (!site) throw new Error('no site');
  const today = new Date().toISOString().slice(0, 10);
  const days = Array.from({ length: DAYS }, (_, age) => ({ date: addDays(today, -age), age }));
  const events = days.flatMap(({ date, age }) => searchesOf(site.url, date, age < RECENT));
  const sessions = days.map(({ date, age }) => ({ date: date.replaceAll('-', ''), metrics: [age < 30 ? 7 : 5, 20] }));
  const providers = await startProviderServers({
    data: {
      properties: [{ siteUrl: `${site.url}/`, permissionLevel: 'siteOwner' }],
      rows: ({ startDate, endDate, dimensions }) =>
        makeRows(events, {
          start_date: startDate,
          end_date: endDate,
          dimensions: DIMENSIONS.filter((name) => dimensions.includes(name)),
        }),
      analytics_properties: [{ property: 'properties/101', name: 'Shop', uri: site.url }],
      analytics_rows: sessions,
      organic_share: 1,
      // Midnight in Pacific time.
      days: days.map(({ date }) => ({
        Date: `/Date(${Date.parse(`${date}T07:00:00Z`)}-0700)/`,
        Clicks: 2,
        Impressions: 11,
      })),
      sites: [{ Url: `${site.url}/`, IsVerified: true }],
    },
  });
  const close = async () => {
    for (const server of [providers, site, ...competitors]) await server.close();
  };
  return { site, rivals: competitors, providers, events, sessions, close };
}

function searchesOf(siteUrl: string, date: string, isRecent: boolean): SearchEvent[] {
  const of = (query: string, page: string, clicks: number, impressions: number, position: number): SearchEvent => ({
    date,
    query,
    page: `${siteUrl}${page}`,
    clicks,
    impressions,
    position,
  });
  return [
    of('glass lamp', '/lamps/1', isRecent ? 4 : 2, 40, 3),
    of('oak chair', '/chairs/1', 1, 31, isRecent ? 7 : 9),
    of('brass switch', '/lamps/3', 0, 13, 14),
  ];
}

type Period = { start_date: string; end_date: string } | null;

/** Clicks and the mean place of a period, added up from what Search Console knows. */
export function searchesIn({ events }: WatchedShop, period: Period): { clicks: number; position: number } {
  const within = events.filter(({ date }) => period && date >= period.start_date && date <= period.end_date);
  const impressions = within.reduce((sum, event) => sum + event.impressions, 0);
  const places = within.reduce((sum, event) => sum + event.position * event.impressions, 0);
  return { clicks: within.reduce((sum, event) => sum + event.clicks, 0), position: places / impressions };
}

/** Sessions of a period, added up from what Analytics knows. */
export function sessionsIn({ sessions }: WatchedShop, period: Period): number {
  const compact = (day: string) => day.replaceAll('-', '');
  return sessions
    .filter(({ date }) => period && date >= compact(period.start_date) && date <= compact(period.end_date))
    .reduce((sum, { metrics: [count = 0] }) => sum + count, 0);
}
