import { median } from '../../../base/statistics/median.js';
import { round } from '../../../base/statistics/round.js';
import { listDayClicks } from '../list-day-clicks.js';
import { addDays, daysBetween } from '../search-day.js';
import type { DayFigures } from '../search-figures.js';
import { periodEnding } from '../search-periods.js';
import type { GroupDays } from '../sets/group-days.js';
import { basketPositions } from './basket-positions.js';
import { SHIFT_WINDOW } from './find-change-points.js';
import { findMovedQueries } from './find-moved-queries.js';
import { findUpdatesNear } from './find-updates-near.js';
import { type DailySeries, measureShifts } from './measure-shifts.js';
import type { EventGroup, EventReport, PerformanceEvent, ShiftedSeries } from './performance-event.js';
import { UPDATES_KNOWN_UNTIL } from './search-updates.js';
import { titleEvent } from './title-event.js';

/** Daily figures by group; a group that could not be read is absent. */
export interface EventInput {
  /** Oldest first. */
  days: readonly DayFigures[];
  last_day: string;
  queries?: GroupDays | undefined;
  directories?: GroupDays | undefined;
  devices?: GroupDays | undefined;
  countries?: GroupDays | undefined;
}

/** Changes this near to each other are one event. */
const TOGETHER_DAYS = 7;
const CERTAIN_SCORE = 8;
const MOST_QUERIES = 50;
const MOST_EVENTS = 10;
const NOTE =
  'An event is a sudden change that lasts; slow trends, seasons and single days do not count. An update of Google Search at the same time does not prove a cause.';

/** Days on which clicks or positions of the site, its queries, directories, devices or countries changed their level. */
export function findPerformanceEvents(input: EventInput): EventReport {
  const all = listSeries(input);
  const shifts = all.flatMap(measureShifts).sort((one, other) => other.score - one.score);
  const [site] = all;
  const groups: [EventGroup, GroupDays | undefined][] = [
    ['queries', input.queries],
    ['directory', input.directories],
    ['device', input.devices],
    ['country', input.countries],
  ];
  return {
    events: groupByDate(shifts)
      .map((series) => toEvent(series, input.queries))
      .sort((one, other) => (one.date < other.date ? 1 : -1))
      .slice(0, MOST_EVENTS),
    watched: site
      ? { start_date: addDays(site.start_date, SHIFT_WINDOW), end_date: addDays(input.last_day, 1 - SHIFT_WINDOW) }
      : null,
    series_checked: all.length,
    groups_not_read: groups.flatMap(([group, days]) => (days === undefined ? [group] : [])),
    updates_known_until: UPDATES_KNOWN_UNTIL,
    note: NOTE,
  };
}

function listSeries({ days, last_day, queries, directories, devices, countries }: EventInput): DailySeries[] {
  const [first] = days;
  if (!first || first.date > last_day) return [];
  const period = periodEnding(last_day, daysBetween(first.date, last_day) + 1);
  const positions = new Map(days.map(({ date, position }) => [date, position]));
  const site: DailySeries = {
    group: 'site',
    key: null,
    start_date: first.date,
    clicks: listDayClicks(days, period),
    positions: Array.from({ length: period.days }, (_, day) => positions.get(addDays(first.date, day)) ?? null),
  };
  const known = new Set(days.map(({ date }) => date));
  return [
    site,
    ...(queries ? [toBasket(queries)] : []),
    ...listGroups('directory', directories, known),
    ...listGroups('device', devices, known),
    ...listGroups('country', countries, known),
  ];
}

function toBasket(queries: GroupDays): DailySeries {
  const { start_date } = queries.period;
  return { group: 'queries', key: null, start_date, clicks: [], positions: basketPositions(queries) };
}

/** A day that the whole property has no data of, lost or before its first one, is no day without clicks of a group. */
function listGroups(group: EventGroup, found: GroupDays | undefined, known: ReadonlySet<string>): DailySeries[] {
  if (!found) return [];
  const { start_date, days } = found.period;
  const isKnown = Array.from({ length: days }, (_, day) => known.has(addDays(start_date, day)));
  return found.groups.map(({ key, clicks, positions }) => ({
    group,
    key,
    start_date,
    clicks: clicks.map((one, day) => (isKnown[day] ? one : null)),
    positions,
  }));
}

/** The strongest first, with all that changed in the same direction within a week of it. */
function groupByDate(shifts: readonly ShiftedSeries[]): ShiftedSeries[][] {
  const groups: ShiftedSeries[][] = [];
  for (const shift of shifts) {
    const known = groups.find(
      ([first]) =>
        first &&
        Math.abs(daysBetween(first.date, shift.date)) <= TOGETHER_DAYS &&
        directionOf(first) === directionOf(shift),
    );
    if (known) known.push(shift);
    else groups.push([shift]);
  }
  return groups;
}

/** Fewer clicks, or farther from the top. */
function directionOf({ metric, change }: ShiftedSeries): PerformanceEvent['direction'] {
  const isLoss = metric === 'clicks' ? change < 0 : change > 0;
  return isLoss ? 'loss' : 'gain';
}

function toEvent(series: ShiftedSeries[], queries: GroupDays | undefined): PerformanceEvent {
  const [strongest] = series;
  if (!strongest) throw new Error('An event without a series');
  const { date, score } = strongest;
  const direction = directionOf(strongest);
  const moved = queries ? findMovedQueries(queries, date, direction) : [];
  const places = median(moved.map(({ position_before, position_after }) => position_after - position_before));
  const found = {
    date,
    direction,
    series,
    queries: moved.slice(0, MOST_QUERIES),
    queries_total: moved.length,
    median_places: places === null ? null : round(places, 1),
    updates: findUpdatesNear(date),
  };
  const certainty = score >= CERTAIN_SCORE || series.length > 2 ? ('high' as const) : ('medium' as const);
  return { ...found, title: titleEvent(found), certainty };
}
