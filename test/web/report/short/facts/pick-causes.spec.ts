import { expect } from 'chai';
import type { LostPoints } from '../../../../../domain/audits/audit-result.js';
import { pickCauses } from '../../../../../web/report/short/facts/pick-causes.js';
import { reportAudit } from '../../../../support/samples/report-audit.js';

const [sample] = reportAudit({ issues: 1 }).recommendations;
const fix = (rank: number, check_ids: string[], kind: 'fix' | 'improvement' = 'fix') => {
  if (!sample) throw new Error('no sample');
  return { ...sample, id: `fix/${check_ids[0]}`, rank, check_ids, kind };
};
const lost = (check_id: string, points: number, affected = 3): LostPoints => ({
  check_id,
  points,
  affected,
  measured: 10,
  component: 'on_page_seo',
  formula: '',
});
const pick = (recommendations: ReturnType<typeof fix>[], points: LostPoints[]) =>
  pickCauses({ recommendations, score_breakdown: { formula: '', parts: [], lost_points: points } });

describe('[U] causes of the short report', () => {
  it('are the first fixes by rank, as the summary names them, with the points of all their checks', () => {
    const causes = pick(
      [fix(1, ['a/a']), fix(2, ['b/b', 'b/c']), fix(3, ['c/c'])],
      [lost('a/a', 1), lost('b/b', 0.8, 4), lost('b/c', 0.7, 9)],
    );
    expect(causes.map(({ recommendation, points }) => [recommendation.id, points])).to.deep.equal([
      ['fix/a/a', 1],
      ['fix/b/b', 1.5],
      ['fix/c/c', 0],
    ]);
    expect(causes.map(({ reach }) => reach)).to.deep.equal([
      { affected: 3, measured: 10 },
      { affected: 9, measured: 10 },
      null,
    ]);
  });

  it('are three at most and never improvements', () => {
    const four = ['a/a', 'b/b', 'c/c', 'd/d'].map((id, index) => fix(index + 1, [id]));
    expect(pick(four, [])).to.have.length(3);
    expect(pick([fix(1, ['a/a'], 'improvement')], [lost('a/a', 1)])).to.deep.equal([]);
  });
});
