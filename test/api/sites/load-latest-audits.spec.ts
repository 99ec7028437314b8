import { expect } from 'chai';
import { loadLatestAudits } from '../../../api/sites/load-latest-audits.js';
import type { AuditRecord } from '../../../store/audits/audits.js';
import { stubAudit } from '../../support/samples/stub-audit.js';

const { status, overall_status, score_coverage, component_scores, issue_counts } = stubAudit([], []);
const line = (site: string, day: number, audit_type: 'complete' | 'quick' = 'complete'): AuditRecord => ({
  id: `${site} ${day}`,
  user_id: 'alice',
  website_url: `https://${site}/`,
  site,
  audit_type,
  status,
  overall_score: day,
  overall_status,
  score_coverage,
  component_scores,
  issue_counts,
  created_at: `2026-06-${String(day).padStart(2, '0')}T08:00:00.000Z`,
});

/** Newest first, and no more of them than `read` in one list. */
function auditsOf(lines: AuditRecord[], read = lines.length) {
  const single: string[] = [];
  return {
    single,
    audits: {
      list: async () => ({ items: lines.slice(0, read), next_cursor: read < lines.length ? 'more' : null }),
      findPrevious: async (_user: string, site: string, type: string) => {
        single.push(`${site} ${type}`);
        return lines.find((each) => each.site === site && each.audit_type === type) ?? null;
      },
      listHistory: async ({ site, audit_type }: AuditRecord) =>
        lines
          .filter((each) => each.site === site && each.audit_type === audit_type)
          .map(({ id, overall_score, created_at }) => ({ audit_id: id, overall_score, created_at }))
          .toReversed(),
    },
  };
}

const LINES = [
  line('a', 9, 'quick'),
  line('a', 8),
  line('b', 7, 'quick'),
  line('a', 6),
  line('b', 5, 'quick'),
  line('a', 4),
];
const shown = (found: Awaited<ReturnType<typeof loadLatestAudits>>) =>
  [...found].map(([site, { latest, before }]) => [site, latest.id, before?.created_at.slice(8, 10) ?? null]);

describe('[U] latest audits of many sites', () => {
  it('are the complete ones, else the quick ones, with the one of the same type before', async () => {
    const { audits, single } = auditsOf(LINES);
    expect(shown(await loadLatestAudits({ audits }, 'alice', ['a', 'b', 'c']))).to.deep.equal([
      ['a', 'a 8', '06'],
      ['b', 'b 7', '05'],
    ]);
    expect(single).to.deep.equal([]);
  });

  it('are asked for by themselves where there are more audits than one list holds', async () => {
    const { audits, single } = auditsOf(LINES, 4);
    expect(shown(await loadLatestAudits({ audits }, 'alice', ['a', 'b']))).to.deep.equal([
      ['a', 'a 8', '06'],
      ['b', 'b 7', '05'],
    ]);
    expect(single).to.deep.equal(['b complete', 'b quick']);
  });
});
