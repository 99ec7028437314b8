import { expect } from 'chai';
import { collectFindings, MOST_OF_A_CHECK } from '../../../../api/reports/exports/collect-findings.js';
import type { FindingRow } from '../../../../domain/reports/export/finding-row.js';

const row = (check_id: string, url: string) => ({ check_id, url }) as FindingRow;

describe('[U] findings by check', () => {
  it('are gathered in their order, all counted and a bounded number kept', async () => {
    async function* batches() {
      yield [row('a/a', '1'), row('b/b', '2')];
      yield Array.from({ length: MOST_OF_A_CHECK + 10 }, (_, index) => row('a/a', `x${index}`));
    }
    const { byCheck, isWhole } = await collectFindings(batches(), true);
    const [first, second] = [byCheck.get('a/a'), byCheck.get('b/b')];
    expect([first?.total, first?.rows.length, second?.total, isWhole]).to.deep.equal([511, 500, 1, true]);
    expect(first?.rows.slice(0, 2).map(({ url }) => url)).to.deep.equal(['1', 'x0']);
  });
});
