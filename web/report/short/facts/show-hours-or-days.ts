import type { ReportTexts } from '../../texts/report-texts.js';

const HOURS_A_DAY = 8;
/** More precise is no estimate. */
const STEPS_A_DAY = 2;

/** Work in hours below a day, else in days to a half. */
export function showHoursOrDays(days: number, { counts }: Pick<ReportTexts, 'counts'>): string {
  const hours = Math.round(days * HOURS_A_DAY);
  if (hours < HOURS_A_DAY) return counts.hours(Math.max(1, hours));
  return counts.days(Math.round(days * STEPS_A_DAY) / STEPS_A_DAY);
}
