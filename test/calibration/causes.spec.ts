import { expect } from 'chai';
import type { Recommendation } from '../../domain/audits/recommendation.js';
import { expectNone } from '../support/expect-none.js';
import { type AuditedSite, auditSite } from './audit-site.js';
import type { CalibrationSite } from './calibration-site.js';
import { listCalibrationSites } from './list-calibration-sites.js';

interface Named {
  check_id: string;
  /** Rank of the first fix that covers it, among fixes; Infinity where none does. */
  rank: number;
}

/** The first of each, and what the same work answers: where it is told, the others are part of it. */
const ONE_LACK: readonly (readonly string[])[] = [
  ['schema/none-on-site', 'ai/no-author-entity', 'improvement/breadcrumbs', 'improvement/structured-data-breadth'],
  ['sec/hsts-missing', 'sec/csp-missing', 'sec/nosniff-missing', 'sec/permissions-policy'],
  ['content/few-pages', 'improvement/question-pages', 'improvement/contact-page'],
  ['content/thin', 'improvement/shallow-pages'],
  ['content/duplicate-exact', 'content/duplicate-near'],
  ['title/long', 'title/pixel-wide'],
  ['title/short', 'improvement/title-room'],
  ['desc/short', 'improvement/description-room'],
  ['title/same-as-h1', 'improvement/title-beyond-heading'],
  ['crawl/few-inlinks', 'improvement/links-to-weak-pages'],
  ['og/image-missing', 'improvement/share-images'],
  ['link/broken-internal', 'crawl/status-4xx'],
  ['content/needs-javascript', 'ai/content-without-js', 'title/raw-rendered-differ', 'canonical/raw-rendered-differ'],
];

/** Where the expert's causes stand among the fixes, those aside that no check of ours has found. */
function placeCauses({ expected }: CalibrationSite, { audit, issues }: AuditedSite): Named[] {
  const found = new Set(issues.map(({ check_id }) => check_id));
  return expected.causes
    .filter((check_id) => found.has(check_id))
    .map((check_id) => {
      const at = audit.recommendations.findIndex((one) => covers(one, check_id));
      return { check_id, rank: at < 0 ? Number.POSITIVE_INFINITY : at + 1 };
    });
}

function covers({ check_ids, explains }: Recommendation, checkId: string): boolean {
  return check_ids.includes(checkId) || (explains?.symptoms ?? []).some(({ check_id }) => check_id === checkId);
}

describe('[U] causes of the calibration set', () => {
  const sites = listCalibrationSites();
  const audited = new Map<string, AuditedSite>();

  before(async function () {
    this.timeout(120_000);
    for (const site of sites) audited.set(site.name, await auditSite(site));
  });

  const places = () =>
    sites.flatMap((site) => {
      const result = audited.get(site.name);
      return result ? [{ site, placed: placeCauses(site, result) }] : [];
    });

  it('put the expert’s heaviest cause among the first three fixes', () => {
    const late = places().flatMap(({ site, placed: [heaviest] }) =>
      heaviest && heaviest.rank > 3 ? [`${site.name}: ${heaviest.check_id} is ${heaviest.rank}`] : [],
    );
    expectNone(late, 'Causes that are ranked too low');
  });

  it('put four in five of all causes among the first three, and nearly all among the first five', () => {
    const ranks = places().flatMap(({ placed }) => placed.map(({ rank }) => rank));
    const within = (most: number) => ranks.filter((rank) => rank <= most).length / ranks.length;
    expect(ranks.length).to.be.greaterThan(80);
    expect(within(3)).to.be.at.least(0.8);
    expect(within(5)).to.be.at.least(0.93);
  });

  it('tell a site that is out of the index that first', () => {
    for (const [name, { audit }] of audited) {
      const gate = audit.score_gates.find(({ id, share }) => id === 'not_indexable' && share > 0.5);
      if (gate) expect(audit.recommendations[0]?.cause?.level, name).to.be.oneOf(['index', 'canonical']);
    }
  });

  it('give no second fix for pages whose finding a cause explains', () => {
    const doubled = [...audited].flatMap(([name, { audit }]) => {
      const causes = audit.recommendations.filter(({ cause }) => cause != null);
      return causes.flatMap((one) => {
        const symptoms = new Set(one.explains?.symptoms.map(({ check_id }) => check_id));
        return audit.recommendations
          .filter((other) => other.cause == null && other.check_ids.some((id) => symptoms.has(id)))
          .filter((other) => other.evidence.urls.some((url) => one.evidence.urls.includes(url)))
          .map((other) => `${name}: ${other.id} beside ${one.id}`);
      });
    });
    expectNone(doubled, 'Fixes that contradict a cause');
  });

  it('tell no lack twice', () => {
    const doubled = [...audited].flatMap(([name, { audit }]) =>
      ONE_LACK.flatMap(([first = '', ...others]) => {
        const givenFor = (one: string) =>
          audit.recommendations.find(({ id, check_ids }) => id === one || check_ids.includes(one));
        const lead = givenFor(first);
        const again = others.flatMap((other) => givenFor(other) ?? []).filter((other) => other !== lead);
        return lead ? again.map(({ id }) => `${name}: ${lead.id} and ${id}`) : [];
      }),
    );
    expectNone(doubled, 'Lacks that two fixes are given for');
  });

  it('promise no traffic where no clicks are known, and pad with nothing that no fact speaks for', () => {
    for (const [name, { audit }] of audited) {
      for (const { id, impact, evidence } of audit.recommendations) {
        expect(impact.traffic_percent_high, `${name} ${id}`).to.equal(null);
        expect(evidence.sample, `${name} ${id}`).to.not.equal('');
      }
    }
  });

  it('are summed up in three sentences without check ids', () => {
    for (const [name, { audit }] of audited) {
      const sentences = audit.executive_summary.split(/(?<=[.”]) (?=[A-Z])/);
      expect(sentences.length, `${name}: ${audit.executive_summary}`).to.be.at.most(3);
      expect(audit.executive_summary, name).to.not.match(
        /\b(?:index|canonical|hreflang|sitemap|title|desc|speed|sec)\/[a-z]/,
      );
    }
  });
});
