import { describeCoverage } from '../../../domain/seo/check-coverage.js';
import type { PageCheck, SiteCheck } from '../../../domain/seo/checks/check.js';
import type { CheckFinding } from '../../../domain/seo/judge.js';
import { context } from '../check-context.js';

/** Of a catalog without checks. */
export const NO_COVERAGE = describeCoverage([], { skipped: [], failed: [] }, context());

const texts = {
  severity: 'medium',
  component: 'on_page_seo',
  title: 'A fault',
  why: 'It matters.',
  fix: 'Mend it.',
  reference: 'https://example.test/standard',
  effort_hours: 1,
} as const;

/** A page check that finds nothing, unless overridden. */
export function stubPageCheck(id: string, overrides: Partial<PageCheck> = {}): PageCheck {
  return { ...texts, id, scope: 'page', applies_to: 'html200', judge: () => [], ...overrides };
}

/** A site check that needs nothing and finds nothing, unless overridden. */
export function stubSiteCheck(id: string, overrides: Partial<SiteCheck> = {}): SiteCheck {
  return { ...texts, id, scope: 'site', needs: [], measured_over: 'site', judge: () => [], ...overrides };
}

/** A finding of a page check about one page. */
export function stubFinding(check_id: string, path: string, overrides: Partial<CheckFinding> = {}): CheckFinding {
  const url = `https://site.example${path}`;
  return {
    check_id,
    component: 'on_page_seo',
    severity: 'medium',
    url,
    page_url: url,
    observed: 'a fault',
    ...overrides,
  };
}
