import type { CompleteAudit } from '../../../domain/audits/audit-result.js';
import { resultKey } from '../../../domain/operations/artifact-keys.js';
import type { Site } from '../../../domain/sites/site.js';
import type { Store } from '../../../store/index.js';
import { stubAudit } from './stub-audit.js';
import { stubIssue } from './stub-issue.js';
import { stubRecommendation } from './stub-recommendation.js';

const HOST = 'https://shop.example';
const DAY = '2026-05-01T08:00:00.000Z';

/** A cause with two checks, a single check that grows, one that is new, and one that is gone. */
export function issueAudits(): { before: CompleteAudit; after: CompleteAudit } {
  const before = stubAudit(
    [
      explained('canonical/other-page', 6),
      stubIssue('title/long', { title: 'Title too long', affected_pages: 2, affected_count: 2 }),
      stubIssue('h1/missing', { title: 'Missing h1', affected_pages: 4, affected_count: 4 }),
    ],
    [causeFix(6)],
    { audit_id: 'a'.repeat(24), generated_at: DAY, website_url: `${HOST}/` },
  );
  const after = stubAudit(
    [
      explained('canonical/other-page', 8),
      explained('crawl/orphan', 3, 'technical_seo'),
      stubIssue('title/long', {
        title: 'Title too long',
        why: 'Search results cut long titles.',
        fix: 'Shorten the titles.',
        affected_pages: 3,
        affected_count: 3,
        sample: ['/a', '/b', '/c'].map((path) => ({
          url: HOST + path,
          observed: '82 characters',
          expected: 'at most 60 characters',
          where: 'title',
        })),
      }),
      stubIssue('index/noindex-important', {
        title: 'Important page is set to noindex',
        component: 'technical_seo',
        severity: 'critical',
        level: 'critical',
      }),
      stubIssue('image/missing-alt', { title: 'Image without alt text', severity: 'low', level: 'notice' }),
    ],
    [causeFix(8), titleFix()],
    { audit_id: 'b'.repeat(24), generated_at: '2026-06-01T08:00:00.000Z', website_url: `${HOST}/` },
  );
  return { before, after };
}

function explained(check_id: string, pages: number, component: 'on_page_seo' | 'technical_seo' = 'on_page_seo') {
  return stubIssue(check_id, {
    title: check_id === 'crawl/orphan' ? 'Orphan page' : 'Canonical points to another page',
    component,
    severity: 'high',
    level: 'critical',
    affected_pages: pages,
    affected_count: pages,
    explained_by: [{ cause_id: 'canonical/translations', findings: pages }],
  });
}

function causeFix(pages: number) {
  return stubRecommendation('fix/canonical/translations', {
    title: 'Canonicals of translations point to the original',
    why: 'Search engines drop the translations.',
    check_ids: ['canonical/other-page', 'crawl/orphan'],
    evidence: { count: pages, urls: [`${HOST}/de/a`, `${HOST}/de/b`], sample: '' },
    cause: { id: 'canonical/translations', level: 'canonical' },
    search_cost: { percent: 12.5, basis: 'estimate' },
    steps: ['Let each translation name itself.'],
    snippets: [
      {
        title: 'Canonical of this page',
        language: 'html',
        code: `<link rel="canonical" href="${HOST}/de/a">`,
        url: `${HOST}/de/a`,
      },
    ],
  });
}

function titleFix() {
  return stubRecommendation('fix/title/long', {
    rank: 2,
    component: 'on_page_seo',
    title: 'Shorten titles',
    check_ids: ['title/long'],
    cause: null,
    search_cost: { percent: 0.28, basis: 'estimate' },
    steps: ['Put the words that matter first.', 'Shorten the titles to at most 60 characters.'],
    snippets: [
      {
        title: 'Title of /a',
        language: 'html',
        code: '<title>Lamps</title>',
        url: `${HOST}/a`,
        check_ids: ['title/long'],
      },
    ],
  });
}

/** Keeps audits of a site with their results. */
export async function storeIssueAudits(
  store: Pick<Store, 'audits' | 'artifacts'>,
  { user_id, site, site_url }: Pick<Site, 'user_id' | 'site' | 'site_url'>,
  audits: readonly CompleteAudit[],
): Promise<void> {
  for (const audit of audits) {
    const { audit_id: id, generated_at: created_at, audit_type, status, overall_score, overall_status } = audit;
    const { score_coverage, component_scores, issue_counts } = audit;
    await store.audits.record({
      id,
      user_id,
      site,
      website_url: site_url,
      created_at,
      audit_type,
      status,
      overall_score,
      overall_status,
      score_coverage,
      component_scores,
      issue_counts,
    });
    await store.artifacts.put(user_id, resultKey(id), audit);
  }
}
