import { expect } from 'chai';
import { savePageToolResult } from '../../../../../activities/pages/tools/shared/save-page-tool-result.js';
import { newOperation } from '../../../../support/operations.js';
import { TOOL_NOW, toolDeps } from '../../../../support/tool-deps.js';

const operation = { id: '0123456789abcdef01234567', user_id: 'alice' };

describe('[U] save result of a tool', () => {
  const times: [what: string, record: Parameters<typeof newOperation>[0] | null, duration: number][] = [
    ['the start of work', { created_at: '2026-05-31T23:59:00.000Z', started_at: '2026-05-31T23:59:50.000Z' }, 10_000],
    ['its acceptance when the start was not recorded', { created_at: '2026-05-31T23:59:00.000Z' }, 60_000],
    ['nothing when there is no record', null, 0],
    ['nothing where clocks disagree', { created_at: '2026-06-02T00:00:00.000Z' }, 0],
  ];
  for (const [what, record, duration_ms] of times)
    it(`stamps the result and counts from ${what}`, async () => {
      const find = async () => (record ? newOperation({ ...operation, ...record }) : null);
      const deps = toolDeps({ operations: { find } });
      expect(await savePageToolResult(deps, operation, { score: 80 })).to.deep.equal({
        key: `operation:${operation.id}:result`,
      });
      expect(deps.values.get(`alice operation:${operation.id}:result`)).to.deep.equal({
        score: 80,
        generated_at: TOOL_NOW,
        duration_ms,
      });
    });
});
