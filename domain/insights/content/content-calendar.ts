import { writeText } from '../../base/text/write-text.js';
import { toEvidence } from '../compose-traced-text.js';
import type { Insight, InsightEvidence } from '../insight.js';
import type { Figure } from '../reading/place.js';

export interface CalendarItem {
  insight_id: string;
  title: string;
  kind: ContentTask;
  keyword: string | null;
  url: string | null;
}

/** A new page, an updated one, or several merged into one. */
export type ContentTask = 'new' | 'refresh' | 'consolidate';

export interface CalendarWeek {
  /** 1 is the week in which work begins. */
  week: number;
  items: CalendarItem[];
}

export interface ContentCalendar {
  weeks: CalendarWeek[];
  cadence: { per_week: number; basis: string; evidence: InsightEvidence[] };
}

const MAX_WEEKS = 12;
const MOST_PER_WEEK = 5;

export interface PlannedContent {
  kind: ContentTask;
  keyword: string | null;
  url: string | null;
}

/** Puts pieces of content into weeks in the order of their insights, as many a week as the site is used to publish. */
export function planCalendar(
  insights: readonly Insight[],
  planned: ReadonlyMap<string, PlannedContent>,
  pace: Figure<number> | null,
): ContentCalendar {
  const perWeek = pace === null ? 1 : Math.min(MOST_PER_WEEK, Math.max(1, Math.round(pace.value)));
  const items = insights.flatMap(({ id, title }) => {
    const task = planned.get(id);
    return task === undefined ? [] : [{ insight_id: id, title, ...task }];
  });
  const weeks = Math.min(MAX_WEEKS, Math.ceil(items.length / perWeek));
  return {
    weeks: Array.from({ length: weeks }, (_, at) => ({
      week: at + 1,
      items: items.slice(at * perWeek, (at + 1) * perWeek),
    })),
    cadence: {
      per_week: perWeek,
      basis:
        pace === null
          ? 'one a week assumed: the input tells no pace of publishing'
          : writeText`as ${pace.path} says (${pace.value} a week), at least 1 and at most ${MOST_PER_WEEK}`,
      evidence: pace === null ? [] : [toEvidence(pace)],
    },
  };
}
