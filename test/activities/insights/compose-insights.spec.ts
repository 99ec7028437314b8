import { expect } from 'chai';
import { composeInsights } from '../../../activities/insights/compose-insights.js';
import { insightsByRules } from '../../../domain/insights/index.js';
import { insightInputKey, resultKey } from '../../../domain/operations/artifact-keys.js';
import { insightInputs } from '../../support/samples/insight-inputs.js';
import { TOOL_NOW, toolDeps } from '../../support/tool-deps.js';

const operation = { id: '0123456789abcdef01234567', user_id: 'alice' };
const input = insightInputs().quick_wins;

function depsWithInput() {
  const deps = toolDeps();
  deps.values.set(`alice ${insightInputKey(operation.id)}`, { body: input, types: {} });
  return deps;
}

describe('[U] composing insights', () => {
  it('takes the texts that were written, and all else from the rules', async () => {
    const deps = depsWithInput();
    const insights = insightsByRules('quick_wins', input).map((insight) => ({
      ...insight,
      title: `Better: ${insight.title}`,
    }));
    const written = {
      ok: true as const,
      value: { insights, generated_by: 'llm' as const, warnings: ['Shown a part'] },
    };
    await composeInsights(deps, { operation, kind: 'quick_wins', website_url: 'https://a.example/', written });
    expect(deps.values.get(`alice ${resultKey(operation.id)}`)).to.deep.include({
      kind: 'quick_wins',
      website_url: 'https://a.example/',
      insights,
      generated_by: 'llm',
      warnings: ['Shown a part'],
      max_days_to_implement: 7,
      generated_at: TOOL_NOW,
      duration_ms: 0,
    });
  });

  it('lets the rules speak where writing failed, and says so', async () => {
    const deps = depsWithInput();
    const error = { code: 'dependency_unavailable' as const, detail: 'The language model does not answer' };
    await composeInsights(deps, { operation, kind: 'quick_wins', website_url: null, written: { ok: false, error } });
    expect(deps.values.get(`alice ${resultKey(operation.id)}`)).to.deep.include({
      insights: insightsByRules('quick_wins', input),
      generated_by: 'rules',
      website_url: null,
      warnings: ['The language model does not answer. Rules wrote the texts.'],
    });
  });

  it('fails without input', async () => {
    const written = { ok: false as const, error: { code: 'internal' as const, detail: '' } };
    const failure: unknown = await composeInsights(toolDeps(), {
      operation,
      kind: 'audit',
      website_url: null,
      written,
    }).catch((error: unknown) => error);
    expect(failure).to.deep.include({ code: 'not_found' });
  });
});
