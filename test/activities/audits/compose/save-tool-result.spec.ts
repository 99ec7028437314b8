import { expect } from 'chai';
import { saveToolResult } from '../../../../activities/audits/compose/save-tool-result.js';
import { auditDeps, NOW, OPERATION } from '../../../support/audit-deps.js';
import { newOperation } from '../../../support/operations.js';

const RESULT = `alice operation:${OPERATION.id}:result`;

describe('[U] save tool result', () => {
  const times: [what: string, record: Parameters<typeof newOperation>[0] | null, duration: number][] = [
    ['the start of work', { created_at: '2026-05-31T23:59:00.000Z', started_at: '2026-05-31T23:59:50.000Z' }, 10_000],
    ['its acceptance when the start was not recorded', { created_at: '2026-05-31T23:59:00.000Z' }, 60_000],
    ['nothing when there is no record', null, 0],
  ];
  for (const [what, record, duration_ms] of times) {
    it(`stamps the result and counts from ${what}`, async () => {
      const find = async () => (record ? newOperation({ ...OPERATION, ...record }) : null);
      const deps = auditDeps({ operations: { find } });
      const answer = await saveToolResult(deps, OPERATION, { url: 'https://site.example/', score: 80 });
      expect(answer).to.deep.equal({ key: `operation:${OPERATION.id}:result` });
      expect(deps.values.get(RESULT)).to.deep.equal({
        url: 'https://site.example/',
        score: 80,
        generated_at: NOW,
        duration_ms,
      });
    });
  }

  it('twice: replaces it', async () => {
    const deps = auditDeps();
    await saveToolResult(deps, OPERATION, { score: 1 });
    await saveToolResult(deps, OPERATION, { score: 2 });
    expect(deps.values.get(RESULT)).to.include({ score: 2 });
    expect(deps.values.size).to.equal(1);
  });
});
