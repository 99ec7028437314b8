import { expect } from 'chai';
import { runTool } from '../../../support/run-tool.js';
import { opportunity } from '../../../support/samples/opportunity.js';
import { failing, fakeActivities, listInputs } from '../../../support/temporal/fake-activities.js';
import { createWorkflowEnv, type WorkflowEnv } from '../../../support/temporal/workflow-env.js';

const INPUT = { keyword: 'hand tools', campaign_id: 'c'.repeat(24), max_results: 2, save_to_campaign: true };
const candidates = Array.from({ length: 8 }, (_, at) => ({ url: `https://s${at}.com/` }));
const found = (input: Record<string, unknown>) => opportunity({ website_url: urlOf(input) });
const urlOf = (input: Record<string, unknown>): string => (input['candidate'] as { url: string }).url;

describe('[I] discover opportunities workflow', () => {
  let env: WorkflowEnv;
  before(async function () {
    this.timeout(120_000);
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());

  const run = async (fakes: Parameters<typeof fakeActivities>[0], input = INPUT) => {
    const { activities, calls } = fakeActivities({
      searchCandidates: async () => ({ candidates, warnings: ['google is slow'] }),
      judgeCandidate: async (given) => ({ ok: true, opportunity: found(given) }),
      saveDiscovery: async () => ({ found: 2 }),
      ...fakes,
    });
    const { operation, result } = await runTool(env, 'discoverOpportunities', input, { activities, calls });
    return { calls, operation, result };
  };

  it('visits six sites at once, no more than it needs, and keeps what they are', async () => {
    const { calls, operation, result } = await run({});
    expect(result).to.deep.equal({ operation_id: operation.id, result_key: `operation:${operation.id}:result` });
    expect(listInputs(calls, 'searchCandidates')).to.deep.equal([{ keyword: 'hand tools', max_results: 2 }]);
    const six = candidates.slice(0, 6);
    expect(listInputs(calls, 'judgeCandidate')).to.have.deep.members(
      six.map((candidate) => ({ candidate, keyword: 'hand tools' })),
    );
    const { keyword: _keyword, ...asked } = INPUT;
    const opportunities = six.map((candidate) => found({ candidate }));
    expect(listInputs(calls, 'saveDiscovery')).to.deep.equal([
      { operation, ...asked, opportunities, warnings: ['google is slow'] },
    ]);
    expect(listInputs(calls, 'finishOperation').map(({ status }) => status)).to.deep.equal(['completed']);
  });

  it('a site that cannot be read is a warning, and others are visited for it', async () => {
    const { calls } = await run(
      {
        judgeCandidate: async (input) => {
          const url = urlOf(input);
          if (url === 'https://s1.com/') return failing('dns_failure', 'no such host')(input);
          return url > 'https://s4' ? { ok: true, opportunity: found(input) } : { ok: false, reason: `${url}: no` };
        },
      },
      { ...INPUT, max_results: 4 },
    );
    expect(listInputs(calls, 'judgeCandidate')).to.have.length(8);
    const [saved] = listInputs(calls, 'saveDiscovery');
    expect(saved?.['warnings']).to.deep.equal([
      'google is slow',
      'https://s0.com/: no',
      'https://s1.com/: no such host',
      'https://s2.com/: no',
      'https://s3.com/: no',
    ]);
    expect(saved?.['opportunities']).to.deep.equal(candidates.slice(4).map((candidate) => found({ candidate })));
  });

  it('keeps fifty warnings', async () => {
    const warnings = Array.from({ length: 60 }, (_, at) => `warning ${at}`);
    const { calls } = await run({ searchCandidates: async () => ({ candidates: [], warnings }) });
    const [saved] = listInputs(calls, 'saveDiscovery');
    expect(saved).to.deep.include({ opportunities: [], warnings: warnings.slice(0, 50) });
  });

  it('fails with the reason of the search', async () => {
    const { calls } = await run({ searchCandidates: failing('dependency_unavailable', 'SearXNG cannot be reached') });
    expect(listInputs(calls, 'saveDiscovery')).to.deep.equal([]);
    expect(listInputs(calls, 'finishOperation')[0]).to.deep.include({
      status: 'failed',
      error: { code: 'dependency_unavailable', detail: 'SearXNG cannot be reached' },
    });
  });
});
