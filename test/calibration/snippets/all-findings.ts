import type { SiteArtifacts } from '../../../domain/seo/checks/check.js';
import { ALL_CHECKS } from '../../../domain/seo/checks/index.js';
import { type CheckFinding, judgePage, judgeSite } from '../../../domain/seo/judge.js';
import { context } from '../../support/check-context.js';
import type { CalibrationSite } from '../calibration-site.js';
import { crawlInMemory } from '../crawl-in-memory.js';

export interface JudgedInMemory {
  site: SiteArtifacts;
  findings: CheckFinding[];
}

/** Every finding of every check, where an audit shows the first of each check only. */
export async function allFindings(calibrated: CalibrationSite): Promise<JudgedInMemory> {
  const { site, pages } = await crawlInMemory(calibrated);
  const findings = [
    ...pages.flatMap((page) => judgePage(page, ALL_CHECKS, context()).findings),
    ...judgeSite(site, ALL_CHECKS, context()).findings,
  ];
  return { site, findings };
}
