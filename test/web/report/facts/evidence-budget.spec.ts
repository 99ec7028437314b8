import { expect } from 'chai';
import { evidenceRows, PAGE_ROWS } from '../../../../web/report/facts/evidence-budget.js';

describe('[U] evidence budget', () => {
  it('shows whole samples of few issues and one place each of hundreds', () => {
    expect([0, 1, 45, 90, 450, 5000].map((issues) => evidenceRows(issues, 900))).to.deep.equal([20, 20, 20, 10, 2, 1]);
  });

  it('ends with one place each, whatever the site', () => {
    expect(evidenceRows(1, PAGE_ROWS[PAGE_ROWS.length - 1] ?? 1)).to.equal(1);
  });
});
