import { addDays } from '../../../domain/search/analysis/search-day.js';
import { createRandom, drawCount, drawNormal } from '../samples/click-series.js';
import type { SearchEvent } from '../samples/search-rows.js';
import { LAST_DAY } from './small-property.js';

const SITE = 'https://www.example.com';
const DAYS = 84;
const FIRST_PAGE = [0.276, 0.158, 0.11, 0.084, 0.063, 0.049, 0.039, 0.031, 0.026, 0.022];

/** A query on a page as it is shown on an average day. */
interface ShownQuery {
  query: string;
  page: string;
  impressions: number;
  position: number;
  /** Instead of what is usual at its position. */
  ctr?: number;
  /** The position of the last four weeks. */
  fell_to?: number;
}

const MATERIALS = ['oak', 'brass', 'paper', 'linen', 'copper', 'walnut', 'glass', 'steel', 'rattan', 'marble'];
const LAMPS = ['floor lamp', 'table lamp', 'pendant light', 'wall light', 'desk lamp'];

const QUERIES = {
  shop: [
    { query: 'example lamps', page: '/', impressions: 40, position: 1.1 },
    ...MATERIALS.flatMap((material, i) =>
      LAMPS.map((lamp, j) => ({
        query: `${material} ${lamp}`,
        page: `/${lamp.replace(/ /g, '-')}/${material}`,
        impressions: 10 + ((i * 7 + j * 13) % 60),
        position: 2 + ((i * 5 + j * 3) % 22),
      })),
    ),
  ],
  'decayed blog': [
    { query: 'sourdough starter', page: '/sourdough', impressions: 200, position: 3, fell_to: 8 },
    { query: 'pizza dough recipe', page: '/pizza', impressions: 150, position: 4, fell_to: 9.5 },
    { query: 'how long to proof bread', page: '/proof', impressions: 120, position: 5 },
    { query: 'no knead bread', page: '/no-knead', impressions: 90, position: 2 },
  ],
  'shared queries': [
    ...['/crm', '/blog/best-crm', '/crm-software'].map((page, at) => ({
      query: 'crm for small business',
      page,
      impressions: 40,
      position: 8 + at,
    })),
    ...['/pricing', '/crm'].map((page, at) => ({ query: 'crm pricing', page, impressions: 25, position: 6 + 2 * at })),
    { query: 'crm import contacts', page: '/help/import', impressions: 20, position: 3 },
  ],
  unclicked: [
    { query: 'tripod lamp repair', page: '/repair', impressions: 90, position: 3.4, ctr: 0.008 },
    { query: 'lamp shade sizes', page: '/sizes', impressions: 110, position: 2.2, ctr: 0.01 },
    { query: 'lamp shade', page: '/shades', impressions: 100, position: 6 },
    { query: 'led bulb', page: '/led', impressions: 300, position: 9.8 },
  ],
} satisfies Record<string, readonly ShownQuery[]>;

/** Twelve weeks of a property whose one trouble is known by its name. */
export function generatedProperty(kind: keyof typeof QUERIES): SearchEvent[] {
  const random = createRandom(kind.length);
  const queries: readonly ShownQuery[] = QUERIES[kind];
  return queries.flatMap(({ query, page, impressions, position, ctr, fell_to }) =>
    Array.from({ length: DAYS }, (_, age): SearchEvent => {
      const shown = Math.max(1, drawCount(random, impressions));
      const place = Math.max(1, (age < 28 ? (fell_to ?? position) : position) + drawNormal(random) * 0.4);
      const clicks = Math.min(shown, drawCount(random, shown * (ctr ?? usualCtr(place))));
      return { date: addDays(LAST_DAY, -age), query, page: SITE + page, clicks, impressions: shown, position: place };
    }),
  );
}

function usualCtr(position: number): number {
  return FIRST_PAGE[Math.round(position) - 1] ?? 0.01;
}
