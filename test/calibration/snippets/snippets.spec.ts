import { expect } from 'chai';
import type { Recommendation } from '../../../domain/audits/recommendation.js';
import type { CheckFinding } from '../../../domain/seo/judge.js';
import { expectNone } from '../../support/expect-none.js';
import { auditSite } from '../audit-site.js';
import type { CalibrationSite } from '../calibration-site.js';
import { listCalibrationSites } from '../list-calibration-sites.js';
import { allFindings, type JudgedInMemory } from './all-findings.js';
import { type AppliedFix, applyFix } from './apply-fix.js';
import { CAUSE_SITES } from './cause-sites.js';
import { ERROR_SITES } from './error-sites.js';

const keyOf = ({ check_id, page_url, url }: CheckFinding) => `${check_id} ${page_url ?? url}`;
/** Follows by definition from a canonical that is right: a copy says which page it is a copy of. */
const STATED = new Set(['index/canonicalised']);

interface Outcome {
  fix: Recommendation;
  applied: AppliedFix;
  left: string[];
  fresh: string[];
}

async function pasteAll(site: CalibrationSite): Promise<Outcome[]> {
  const { audit } = await auditSite(site);
  const before = await allFindings(site);
  const outcomes: Outcome[] = [];
  for (const fix of audit.recommendations.filter(({ snippets }) => snippets.length > 0)) {
    const applied = applyFix(site, fix, before.findings, before.site);
    if (applied === null) continue;
    const after = await allFindings(applied.site);
    outcomes.push({ fix, applied, left: findLeft(after, applied), fresh: findFresh(before, after) });
  }
  return outcomes;
}

/** What the snippets promised to be rid of and what is there still, on the pages that were edited. */
function findLeft({ findings }: JudgedInMemory, { check_ids, edited }: AppliedFix): string[] {
  return findings
    .filter(({ check_id }) => check_ids.has(check_id))
    .filter(({ page_url, url }) => edited === null || edited.has(page_url ?? url))
    .map(keyOf);
}

/**
 * What was not there before. A page that has come back into the index is judged by checks that had not looked at it: what
 * they find was there all along.
 */
function findFresh(before: JudgedInMemory, after: JudgedInMemory): string[] {
  const known = new Set(before.findings.map(keyOf));
  const isBack = (url: string) =>
    after.site.by_url.get(url)?.indexable === true && before.site.by_url.get(url)?.indexable !== true;
  return after.findings
    .filter((finding) => !known.has(keyOf(finding)) && !STATED.has(finding.check_id))
    .filter(({ page_url, url, related_urls: related = [] }) => ![page_url ?? url, ...related].some(isBack))
    .map(keyOf);
}

describe('[U] snippets', () => {
  const fixes = new Map<string, number>();
  const causes = new Set<string>();

  for (const site of [...ERROR_SITES, ...CAUSE_SITES, ...listCalibrationSites()]) {
    it(`of ${site.name} satisfy their checks once they are pasted, and bring no new finding`, async () => {
      for (const { fix, applied, left, fresh } of await pasteAll(site)) {
        expectNone(left, `${fix.id}: findings that are left`);
        expectNone(fresh, `${fix.id}: findings that are new`);
        if (fix.cause) causes.add(fix.cause.id);
        for (const id of applied.check_ids) fixes.set(id, (fixes.get(id) ?? 0) + 1);
      }
    });
  }

  it('were tried for canonicals, hreflang, redirects, sitemap, robots.txt and the head', () => {
    const tried = [...fixes.keys()];
    for (const category of [
      'canonical/',
      'hreflang/',
      'sitemap/',
      'robots/',
      'title/',
      'desc/',
      'head/',
      'lang/',
      'image/',
    ])
      expect(
        tried.some((id) => id.startsWith(category)),
        category,
      ).to.equal(true);
    expect(tried.length).to.be.greaterThan(20);
  });

  it('were tried for the causes of hreflang, sitemaps, links and speed that have some', () => {
    for (const id of [
      'hreflang/sets',
      'sitemap/unusable',
      'sitemap/entries',
      'sitemap/lastmod',
      'links/template-redirects',
      'speed/blocking-files',
    ])
      expect(causes.has(id), id).to.equal(true);
  });
});
