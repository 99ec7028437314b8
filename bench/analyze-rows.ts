import { analyzeSearch } from '../activities/search/analysis/analyze-search.js';
import { readDays } from '../activities/search/analysis/read-days.js';
import { readRowSet } from '../activities/search/analysis/read-row-set.js';
import { addDays, daysBetween } from '../domain/search/analysis/search-day.js';
import { searchPeriods } from '../domain/search/analysis/search-periods.js';
import { ANALYSIS_SETS } from '../domain/search/analysis/sets/row-set.js';
import type { SearchConsolePort } from '../domain/search/search-console-port.js';
import type { SearchQuery, SearchRow } from '../domain/search/search-row.js';
import { gunzipText, gzipJson } from '../store/base/json-codec.js';
import { SEARCH_NOW, SEARCH_OPERATION, searchAnalysisDeps } from '../test/support/search-analysis-deps.js';

const PAGE_ROWS = 25_000;
const PAGES = 10_000;
const property = 'https://www.example.com/';
const DAYS = new Map<string, string[]>();

/** Analyses a property of so many rows in a process of its own. Prints "analyzed ROWS READ_MS ANALYSE_MS PEAK_MB". */
const wanted = Number(process.argv[2] ?? 100_000);
const packed = new Map<string, Buffer>();
const deps = searchAnalysisDeps(madeUpConsole(wanted), {
  // As the store keeps it, so that the work of packing counts as well.
  artifacts: {
    put: async (user, key, value) => {
      packed.set(`${user} ${key}`, await gzipJson(value));
      return { bytes: 0 };
    },
    get: async <Value>(user: string, key: string) => {
      const found = packed.get(`${user} ${key}`);
      return found ? (JSON.parse(await gunzipText(found)) as Value) : null;
    },
    remove: async () => undefined,
  },
});
const { signal } = new AbortController();
const operation = SEARCH_OPERATION;
const began = performance.now();
const days = await readDays(deps, { operation, property }, signal);
const periods = searchPeriods(new Date(SEARCH_NOW), 90, days.span);
const sets: Parameters<typeof analyzeSearch>[1]['sets'] = {
  days: { ok: true, value: { rows: days.rows, is_cut: false } },
};
let rows = 0;
for (const set of ANALYSIS_SETS) {
  const value = await readRowSet(deps, { operation, property, periods, set }, signal);
  sets[set] = { ok: true, value };
  if (set === 'pairs') rows = value.rows;
}
const read = performance.now();
await analyzeSearch(deps, {
  operation,
  site_url: property,
  property: { property, scope: 'same' },
  periods,
  sets,
  audits: [],
  min_impressions: 100,
  include_opportunities: true,
});
const analyzed = performance.now();
if (deps.faults.length > 0) throw deps.faults[0];
const peakMb = Math.round(process.resourceUsage().maxRSS / 1024);
console.log(`analysed ${rows} ${Math.round(read - began)} ${Math.round(analyzed - read)} ${peakMb}`);

/** Rows are made as they are asked for, so that the rows themselves cost no memory that the provider would pay. */
function madeUpConsole(pairs: number): SearchConsolePort {
  return {
    listProperties: async () => [property],
    async *readRows(_user, _property, query) {
      const count = rowsFor(query, pairs);
      for (let start = 0; start < count; start += PAGE_ROWS) {
        const length = Math.min(PAGE_ROWS, count - start);
        yield Array.from({ length }, (_, index) => madeUpRow(query, start + index));
      }
    },
    listSitemaps: async () => [],
    inspectUrl: () => Promise.reject(new Error('Nothing is inspected here')),
  };
}

function rowsFor({ start_date, end_date, dimensions }: SearchQuery, pairs: number): number {
  switch (dimensions.join('+')) {
    case '':
      return 1;
    case 'date':
      return daysBetween(start_date, end_date) - 1;
    case 'device':
      return 2;
    case 'country':
      return 100;
    case 'page':
      return PAGES;
    case 'query':
      return Math.round(pairs * 0.6);
    case 'page+device':
      return 2 * PAGES;
    default:
      return pairs;
  }
}

function madeUpRow({ dimensions, start_date }: SearchQuery, n: number): SearchRow {
  // Spread like real ones: few rows have most of the clicks.
  const impressions = 5 + Math.floor(200_000 / (n + 10));
  const clicks = Math.floor(impressions / (10 + (n % 40)));
  const span = dimensions.length === 1 ? 480 : 56;
  const values: Record<string, string> = {
    query: `how to hang a lamp of kind ${n % 60_000}`,
    page: `${property}lamps/section-${n % 40}/page-${n % PAGES}`,
    // Made once: naming days costs more than all the rest of a row.
    date: dayOf(start_date, n % span),
    country: `c${n}`,
    device: n % 2 === 0 ? 'MOBILE' : 'DESKTOP',
  };
  return {
    keys: dimensions.map((dimension) => values[dimension] ?? ''),
    clicks,
    impressions,
    ctr: clicks / impressions,
    position: 1 + (n % 60) / 2,
  };
}

function dayOf(start: string, index: number): string {
  const known = DAYS.get(start) ?? Array.from({ length: 480 }, (_, day) => addDays(start, day));
  DAYS.set(start, known);
  return known[index] ?? start;
}
