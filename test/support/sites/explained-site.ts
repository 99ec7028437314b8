import type { PageArtifact } from '../../../domain/seo/artifacts/page.js';
import { type ExplainedFindings, explainFindings } from '../../../domain/seo/causes/explain-findings.js';
import type { FoundCause } from '../../../domain/seo/causes/found-cause.js';
import type { SiteArtifacts } from '../../../domain/seo/checks/check.js';
import { ALL_CHECKS } from '../../../domain/seo/checks/index.js';
import { type CheckFinding, judgePage, judgeSite } from '../../../domain/seo/judge.js';
import { context } from '../check-context.js';
import { siteFrom } from './site.js';

export interface ExplainedSite extends ExplainedFindings {
  site: SiteArtifacts;
  findings: CheckFinding[];
  /** The cause of that id. */
  cause(id: string): FoundCause | undefined;
}

/** All checks over these pages, and the causes that their findings are joined to. */
export function explainedSite(pages: PageArtifact[], overrides: Partial<SiteArtifacts> = {}): ExplainedSite {
  const site = siteFrom(pages, overrides);
  const findings = [
    ...pages.flatMap((page) => judgePage(page, ALL_CHECKS, context()).findings),
    ...judgeSite(site, ALL_CHECKS, context()).findings,
  ];
  const titles = new Map(ALL_CHECKS.map(({ id, title }) => [id, title]));
  const explained = explainFindings(findings, site, { titles, thresholds: context().thresholds });
  return { ...explained, site, findings, cause: (id) => explained.causes.find((cause) => cause.id === id) };
}
