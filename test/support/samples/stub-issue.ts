import type { Issue } from '../../../domain/audits/issue.js';

/** A medium issue on one of the HTML pages, unless overridden. */
export function stubIssue(check_id: string, overrides: Partial<Issue> = {}): Issue {
  return {
    check_id,
    component: 'on_page_seo',
    severity: 'medium',
    level: 'warning',
    title: `Fault ${check_id}`,
    why: 'It matters.',
    fix: 'Mend it.',
    reference: 'https://example.test/standard',
    measured_over: 'html_pages',
    effort_hours: 1,
    affected_count: 1,
    affected_pages: 1,
    sample: [{ url: 'https://site.example/a', observed: 'a fault', expected: 'none', where: 'title' }],
    root_causes: [],
    root_cause_count: 0,
    ...overrides,
  };
}
