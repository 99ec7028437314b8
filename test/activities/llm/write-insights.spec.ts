import { expect } from 'chai';
import { writeInsights } from '../../../activities/llm/write-insights.js';
import { insightsByRules } from '../../../domain/insights/index.js';
import { describeModelFailure } from '../../../domain/llm/model-failure.js';
import { insightWritingDeps, keepInput } from '../../support/insight-deps.js';
import { insightInputs } from '../../support/samples/insight-inputs.js';
import {
  type ModelAnswer,
  type ModelServer,
  readPrompt,
  startModelServer,
} from '../../support/servers/model-server.js';

const AUDIT = {
  audit_results: {
    issues: [{ title: 'Missing titles', why: 'People skip them', count: 12, severity: 'high' }, 'Slow pages'],
  },
};
/** What the rules say of the first issue, in other words. */
const BETTER = {
  title: 'Missing page titles',
  description: 'People skip them. It was found 12 times in all.',
  steps: insightsByRules('audit', AUDIT)[0]?.steps ?? [],
};
const stop = new AbortController().signal;

describe('[I] insights of a model', () => {
  let server: ModelServer;
  let says: ModelAnswer;
  before(async () => {
    server = await startModelServer(() => says);
  });
  after(() => server.close());
  beforeEach(() => {
    says = JSON.stringify({ rewrites: [{ n: 1, ...BETTER }] });
    server.requests.length = 0;
  });
  const rules = insightsByRules('audit', AUDIT);

  it('are those of the rules in other words, with the figures that were shown', async () => {
    const deps = insightWritingDeps(server.url);
    const report = await writeInsights(deps, keepInput(deps, 'audit', AUDIT), stop);
    expect(report).to.deep.equal({
      insights: [{ ...rules[0], ...BETTER, generated_by: 'llm' }, rules[1]],
      generated_by: 'llm',
      warnings: ['Rules wrote the texts of 1 of 2 insights.'],
    });
    const { system, user } = readPrompt(server.requests[0] ?? never());
    expect(system).to.contain('an SEO audit').and.contain('0123456789abcdef');
    expect(user).to.match(/<insights 0123456789abcdef>\n\{"n":1,"title":"Missing titles"/);
    expect(user).to.contain('audit_results.issues[0].count = 12');
    expect(server.requests[0]?.response_format?.json_schema?.name).to.equal('insights');
  });

  it('leave rules their texts where a model brings in what no one gave', async () => {
    says = JSON.stringify({ rewrites: [{ n: 1, ...BETTER, title: 'Missing page titles on 90 pages' }] });
    const deps = insightWritingDeps(server.url);
    const { insights, generated_by } = await writeInsights(deps, keepInput(deps, 'audit', AUDIT), stop);
    expect(insights).to.deep.equal(rules);
    expect(generated_by).to.equal('rules');
    expect(deps.faults).to.deep.equal(['A text of an insight is not usable: It names a number that was not given']);
  });

  const useless: [what: string, answer: ModelAnswer, warning: string][] = [
    ['no JSON', 'Sure!', `${describeModelFailure('malformed_answer')} Rules wrote the texts.`],
    ['nothing usable', '{"rewrites":[]}', `${describeModelFailure('unusable_answer')} Rules wrote the texts.`],
    [
      'a refusal',
      { status: 401, error: 'bad key sk-insight-key' },
      `${describeModelFailure('wrong_key')} Rules wrote the texts.`,
    ],
  ];
  for (const [what, answer, warning] of useless)
    it(`are those of the rules where it says ${what}`, async () => {
      says = answer;
      const deps = insightWritingDeps(server.url);
      const report = await writeInsights(deps, keepInput(deps, 'audit', AUDIT), stop);
      expect(report).to.deep.equal({ insights: rules, generated_by: 'rules', warnings: [warning] });
      expect(deps.faults.join()).to.not.contain('sk-insight-key');
    });

  for (const { failureCode, ...answer } of [
    { status: 500, error: 'down', failureCode: 'server_error' as const },
    { status: 429, error: 'busy', failureCode: 'rate_limited' as const },
  ])
    it(`are tried again later where its server says ${answer.status}, at no cost`, async () => {
      says = answer;
      const deps = insightWritingDeps(server.url);
      const failure: unknown = await writeInsights(deps, keepInput(deps, 'audit', AUDIT), stop).catch(
        (error: unknown) => error,
      );
      expect(failure).to.deep.include({
        code: 'dependency_unavailable',
        retryable: true,
        message: describeModelFailure(failureCode),
      });
      expect(deps.tokens.get('alice')).to.equal(0);
    });

  it('ask no one without a model, without insights, and fail without input', async () => {
    const none = insightWritingDeps(null);
    expect((await writeInsights(none, keepInput(none, 'audit', AUDIT), stop)).generated_by).to.equal('rules');
    const deps = insightWritingDeps(server.url);
    expect((await writeInsights(deps, keepInput(deps, 'audit', {}), stop)).insights).to.deep.equal([]);
    const gone: unknown = await writeInsights(deps, { user_id: 'alice', kind: 'audit', input_key: 'gone' }, stop).catch(
      (error: unknown) => error,
    );
    expect(gone).to.deep.include({ code: 'not_found' });
    expect(server.requests).to.have.length(0);
  });

  it('count the tokens that the server says they took, by the user and the day', async () => {
    const deps = insightWritingDeps(server.url);
    await writeInsights(deps, keepInput(deps, 'audit', AUDIT), stop);
    expect(deps.tokens.get('alice')).to.equal(2);
    expect(deps.calls).to.deep.equal(['reserve alice 2026-06-01', 'settle alice 2026-06-01']);
  });

  it('are those of the rules once the budget of the day is used up', async () => {
    const deps = insightWritingDeps(server.url, { dailyTokens: 3_000 });
    const report = await writeInsights(deps, keepInput(deps, 'audit', AUDIT), stop);
    expect(report.warnings).to.deep.equal([
      'The daily token limit of the language model is used up. Rules wrote the texts.',
    ]);
    expect([report.generated_by, server.requests.length]).to.deep.equal(['rules', 0]);
  });

  it('are asked for with no more than the tokens that a question may have', async () => {
    says = '{"rewrites":[]}';
    for (const maxInputTokens of [1_000, 2_000, 8_000]) {
      const deps = insightWritingDeps(server.url, { maxInputTokens });
      const inputs = insightInputs();
      for (const kind of ['audit', 'searchconsole', 'keyword_expansion'] as const)
        await writeInsights(deps, keepInput(deps, kind, inputs[kind]), stop);
      for (const request of server.requests.splice(0)) {
        const { system, user } = readPrompt(request);
        // One insight is shown whatever it takes.
        expect(user.length + system.length).to.be.at.most(maxInputTokens * 3 + 3_500);
        if (maxInputTokens === 8_000) expect(user.length + system.length).to.be.at.most(maxInputTokens * 3);
      }
    }
  });

  it('say where a model was shown a part alone', async () => {
    const { audit } = insightInputs();
    const deps = insightWritingDeps(server.url);
    const [first] = insightsByRules('audit', audit);
    const { title = '', description = '', steps = [] } = first ?? {};
    says = JSON.stringify({ rewrites: [{ n: 1, title, description, steps }] });
    const { warnings } = await writeInsights(deps, keepInput(deps, 'audit', audit), stop);
    expect(warnings[0]).to.match(
      /^The language model was shown [\d,]+ of [\d,]+ values of the input; the rules read all of them$/,
    );
  });
});

function never(): never {
  throw new Error('nothing was asked');
}
