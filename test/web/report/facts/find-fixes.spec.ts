import { expect } from 'chai';
import { findFixes } from '../../../../web/report/facts/find-fixes.js';
import { reportAudit } from '../../../support/samples/report-audit.js';

describe('[U] find fixes', () => {
  it('names the best ranked recommendation of each check', () => {
    const [first, second] = reportAudit().recommendations;
    if (!first || !second) throw new Error('No recommendations');
    const fixes = findFixes([
      { ...first, check_ids: ['a/a', 'a/b'] },
      { ...second, check_ids: ['a/b', 'a/c'] },
    ]);
    expect([...fixes].map(([id, { rank }]) => [id, rank])).to.deep.equal([
      ['a/a', first.rank],
      ['a/b', first.rank],
      ['a/c', second.rank],
    ]);
  });
});
