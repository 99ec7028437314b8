import { expect } from 'chai';
import { gatherInsightInput } from '../../../activities/insights/gather-insight-input.js';
import { insightInputKey, resultKey, websiteAuditKey } from '../../../domain/operations/artifact-keys.js';
import type { Operation, OperationType } from '../../../domain/operations/operations.js';
import { newOperation } from '../../support/operations.js';
import { toolDeps } from '../../support/tool-deps.js';

const operation = { id: '0123456789abcdef01234567', user_id: 'alice' };

function depsWith(types: Record<string, OperationType>) {
  const find = async (user_id: string, id: string): Promise<Operation | null> => {
    const type = types[id];
    return type === undefined || user_id !== 'alice' ? null : { ...newOperation({ user_id, type }), id };
  };
  return toolDeps({ operations: { find } });
}

describe('[U] gathering what insights are made of', () => {
  it('puts results where their ids were, with the types of their operations', async () => {
    const deps = depsWith({ one: 'quick_audit', two: 'website_audit' });
    deps.values.set('alice body', {
      primary_site_analysis: { operation_id: 'one' },
      competitor_analyses: [{ operation_id: 'two' }, { score: 3 }],
    });
    deps.values.set(`alice ${resultKey('one')}`, { score: 1 });
    deps.values.set(`alice ${websiteAuditKey('two')}`, { score: 2 });
    const { key } = await gatherInsightInput(deps, { operation, kind: 'competitive', body_key: 'body' });
    expect(key).to.equal(insightInputKey(operation.id));
    expect(deps.values.get(`alice ${key}`)).to.deep.equal({
      body: { primary_site_analysis: { score: 1 }, competitor_analyses: [{ score: 2 }, { score: 3 }] },
      types: { primary_site_analysis: 'quick_audit', 'competitor_analyses[0]': 'website_audit' },
    });
  });

  it('takes what was sent as it is', async () => {
    const deps = depsWith({});
    deps.values.set('alice body', { audit_results: { issues: [] }, website_url: 'u' });
    const { key } = await gatherInsightInput(deps, { operation, kind: 'audit', body_key: 'body' });
    expect(deps.values.get(`alice ${key}`)).to.deep.equal({
      body: { audit_results: { issues: [] }, website_url: 'u' },
      types: {},
    });
  });

  for (const [what, types] of [
    ['of nobody', {}],
    ['without a result', { one: 'quick_audit' as const }],
  ] as const)
    it(`fails for an operation ${what}`, async () => {
      const deps = depsWith(types);
      deps.values.set('alice body', { operation_id: 'one' });
      const failure: unknown = await gatherInsightInput(deps, { operation, kind: 'audit', body_key: 'body' }).catch(
        (error: unknown) => error,
      );
      expect(failure).to.deep.include({ code: 'not_found' });
    });

  it('fails where the request is gone', async () => {
    const failure: unknown = await gatherInsightInput(depsWith({}), {
      operation,
      kind: 'audit',
      body_key: 'gone',
    }).catch((error: unknown) => error);
    expect(failure).to.deep.include({ code: 'not_found' });
  });
});
