import type { ReportTexts } from '../../texts/report-texts.js';
import type { Cause } from './pick-causes.js';

/** How much of the site shows a cause: "23 of 26", or how often it was seen where its subjects were not counted. */
export function showReach(
  { reach, recommendation }: Pick<Cause, 'reach' | 'recommendation'>,
  { causes, counts, formats }: Pick<ReportTexts, 'causes' | 'counts' | 'formats'>,
): string {
  if (reach?.measured === 1) return causes.wholeSite;
  if (reach === null) return counts.places(recommendation.evidence.count);
  return causes.ofPages(formats.number(reach.affected), counts.pages(reach.measured));
}
