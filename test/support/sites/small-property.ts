import { addDays } from '../../../domain/search/analysis/search-day.js';
import type { SearchEvent } from '../samples/search-rows.js';

const SITE = 'https://www.example.com';
/** The newest complete day, a Saturday. */
export const LAST_DAY = '2026-06-27';

/**
 * A property made manually: twelve weeks of days, each like the other but for what is said here. Figures are such that
 * everything that the analysis says of them can be added up on paper.
 */
export function smallProperty(days = 84): SearchEvent[] {
  return Array.from({ length: days }, (_, index) => eventsOf(addDays(LAST_DAY, -index), index)).flat();
}

function eventsOf(date: string, age: number): SearchEvent[] {
  const isRecent = age < 28;
  return [
    { date, query: 'example', page: `${SITE}/`, clicks: 5, impressions: 10, position: 1 },
    { date, query: 'red lamp', page: `${SITE}/red`, clicks: 1, impressions: 20, position: 5 },
    { date, query: 'blue lamp', page: `${SITE}/blue`, clicks: 0, impressions: 10, position: 12 },
    { date, query: 'lamp', page: `${SITE}/red`, clicks: 1, impressions: 10, position: 8, device: 'MOBILE' },
    { date, query: 'lamp', page: `${SITE}/blue`, clicks: 1, impressions: 10, position: 9, device: 'MOBILE' },
    { date, query: 'old news', page: `${SITE}/old`, clicks: isRecent ? 1 : 6, impressions: 30, position: 3 },
    ...(isRecent
      ? [{ date, query: 'how to hang a lamp', page: `${SITE}/blue`, clicks: 0, impressions: 2, position: 15 }]
      : []),
    { date, query: 'secret', page: `${SITE}/red`, clicks: 1, impressions: 4, position: 6, anonymous: true },
  ];
}
