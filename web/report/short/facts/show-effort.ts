import type { ReportTexts } from '../../texts/report-texts.js';

/** Work in days, to a tenth. */
export function showEffort(days: number, { counts }: Pick<ReportTexts, 'counts'>): string {
  return counts.days(Math.round(days * 10) / 10);
}
