import type { Severity } from '../seo/checks/check.js';
import type { Priority } from './recommendation.js';

/**
 * Every number that recommendations and the roadmap are ranked by. None of them can be measured on a site from outside;
 * each is an assumption, says why it was chosen, and the `basis` of a result names the ones it used.
 */

/**
 * Percent of the clicks of the affected pages that an issue may cost. Assumed so that the ranges of neighboring severities
 * touch without covering each other, each step being worth about three of the next.
 */
export const IMPACT_PERCENT: Readonly<Record<Severity, readonly [low: number, high: number]>> = {
  critical: [5, 20],
  high: [2, 8],
  medium: [0.5, 3],
  low: [0.1, 0.8],
  info: [0, 0.2],
};

export const PRIORITY_ORDER: readonly Priority[] = ['High', 'Medium', 'Low'];

/** Headers and cookies protect visitors; rankings hardly depend on them. Encryption and what browsers block do count. */
export const PROTECTS_ONLY = /^sec\/(?!http-page$|mixed-)/;
/** Assumed share of the severity's range for what protects visitors only. */
export const PROTECTION_SHARE = 0.1;

/**
 * Part of the clicks of an indexed page that a page is taken to win when it comes back into the index: it may be searched
 * for less, as a translation is.
 */
export const RETURNED_PAGE_SHARE = [0.1, 0.5] as const;

/** Percent of the site's value in search that an error costs, from which on it is of high or of medium priority. */
export const HIGH_FROM_COST = 3;
export const MEDIUM_FROM_COST = 0.4;
/** Effort decides among errors that cost alike; it never lifts a detail above what keeps pages out of the index. */
export const EFFORT_EXPONENT = 0.25;

/** Hours of work in a working day, meetings and reviews left out. */
export const HOURS_PER_DAY = 6;
export const DAYS_PER_WEEK = 5;
/** From this many days on, an effort is given in weeks. */
export const WEEK_FROM_DAYS = 10;
/** Less than this is not worth planning. */
export const MIN_EFFORT_DAYS = 0.1;

/**
 * What each further case of one template costs against the first. Finding the place, the decision and the release are done
 * once; what remains is the text or the link itself. Assumed, from a check's effort of 15 minutes becoming 3.
 */
export const BULK_FACTOR = 0.2;
/** This many pages of one path pattern are assumed to come from one template. */
export const TEMPLATE_FROM_PAGES = 5;

/** Working days that one person has in each of the first two phases, which are two weeks each; the third is open. */
export const PHASE_CAPACITY_DAYS = 10;
/** Not more than this share of the tasks in one of the first two phases: each is to be seen working before the next. */
export const PHASE_TASK_SHARE = 1 / 3;
/** Up to this many days a task of high or medium priority is a quick win: half a day needs no planning. */
export const QUICK_WIN_DAYS = 0.5;

/**
 * Percent of today's traffic that all on-site work together is taken to be able to win. Beyond it demand, competition and
 * links decide, which no page can change.
 */
export const GAIN_CEILING_PERCENT = 50;
