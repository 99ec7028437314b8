import type { EventInput } from '../../../domain/search/analysis/events/find-performance-events.js';
import { addDays } from '../../../domain/search/analysis/search-day.js';
import type { DayFigures } from '../../../domain/search/analysis/search-figures.js';
import { periodEnding } from '../../../domain/search/analysis/search-periods.js';
import { type DailyGroup, GROUP_DAYS, type GroupDays } from '../../../domain/search/analysis/sets/group-days.js';
import { createRandom, drawCount, drawNormal } from './click-series.js';

export const SITE_LAST_DAY = '2026-05-30';
const DAYS = 480;
const WEEK = [1.15, 1.2, 1.18, 1.1, 1, 0.65, 0.72];

export interface GeneratedSite {
  kind: 'flat' | 'seasonal' | 'noisy';
  seed: number;
  queries?: number;
  /** Days before the last one on which a share of the queries lose places and clicks. */
  event?: { age: number; share: number; places: number; clicks: number };
  /** Ages of days that Search Console lost. */
  lost?: readonly number[];
}

/** A site whose truth is known, as events are looked for in it: days, and half a year of queries, directories and devices. */
export function generateSite({ kind, seed, queries = 80, event, lost = [] }: GeneratedSite): EventInput {
  const random = createRandom(seed * 31 + kind.length);
  const phase = random();
  const levels = Array.from({ length: DAYS }, (_, day) => {
    const season = kind === 'seasonal' ? 1 + 0.35 * Math.sin(2 * Math.PI * (day / 365 + phase)) : 1;
    const noise = kind === 'noisy' ? Math.exp(0.25 * drawNormal(random)) : 1;
    return season * noise * (WEEK[day % 7] ?? 1);
  });
  const members = Array.from({ length: queries }, (_, index) => ({
    impressions: 10 + 200 * random() ** 3,
    position: 2 + 18 * random(),
    falls: event !== undefined && index < queries * event.share,
  }));
  const isAfter = (day: number) => event !== undefined && day >= DAYS - event.age;
  const rows = members.map(({ impressions, position, falls }) =>
    levels.map((level, day) => {
      const hit = falls && isAfter(day);
      const shown = drawCount(random, impressions * level);
      const place = Math.max(1, position + (hit ? (event?.places ?? 0) : 0) + drawNormal(random) * 0.8);
      const clicks = drawCount(random, (shown * 0.25 * (hit ? (event?.clicks ?? 1) : 1)) / position);
      return { clicks, impressions: shown, position: place };
    }),
  );
  const lostDays = new Set(lost.map((age) => DAYS - 1 - age));
  const isKnown = (day: number) => !lostDays.has(day);
  const sum = (some: readonly number[]) =>
    sumRows(
      some.map((index) => rows[index] ?? []),
      isKnown,
    );
  const all = rows.map((_, index) => index);
  const days = sum(all).flatMap((figures, day): DayFigures[] =>
    isKnown(day) ? [{ ...figures, ctr: null, date: addDays(SITE_LAST_DAY, day - DAYS + 1) }] : [],
  );
  const group = (key: string, some: readonly number[]): DailyGroup => toGroup(key, sum(some).slice(-GROUP_DAYS));
  const groups = (...found: DailyGroup[]): GroupDays => ({
    period: periodEnding(SITE_LAST_DAY, GROUP_DAYS),
    groups: found,
  });
  const every = (step: number, start: number) => all.filter((index) => index % step === start);
  return {
    days,
    last_day: SITE_LAST_DAY,
    queries: groups(...all.map((index) => group(`query ${index}`, [index]))),
    directories: groups(...[0, 1, 2, 3, 4, 5].map((start) => group(`/d${start}/`, every(6, start)))),
    devices: groups(group('MOBILE', every(2, 0)), group('DESKTOP', every(2, 1))),
    countries: groups(...[0, 1, 2, 3].map((start) => group(`c${start}`, every(4, start)))),
  };
}

type Row = { clicks: number; impressions: number; position: number };

function sumRows(rows: readonly (readonly Row[])[], isKnown: (day: number) => boolean) {
  return Array.from({ length: DAYS }, (_, day) => {
    const sums = { clicks: 0, impressions: 0, positions: 0 };
    for (const row of isKnown(day) ? rows : []) {
      const { clicks = 0, impressions = 0, position = 0 } = row[day] ?? {};
      sums.clicks += clicks;
      sums.impressions += impressions;
      sums.positions += impressions * position;
    }
    const position = sums.impressions === 0 ? null : sums.positions / sums.impressions;
    return { clicks: sums.clicks, impressions: sums.impressions, position };
  });
}

function toGroup(key: string, days: ReturnType<typeof sumRows>): DailyGroup {
  return {
    key,
    clicks: days.map(({ clicks }) => clicks),
    impressions: days.map(({ impressions }) => impressions),
    positions: days.map(({ position }) => position),
  };
}
