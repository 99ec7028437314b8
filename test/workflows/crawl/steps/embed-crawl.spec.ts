import { expect } from 'chai';
import { createModelAnalysisActivities } from '../../../../activities/llm/analysis-activities.js';
import { embeddingDeps, subjectPage } from '../../../support/embedding-deps.js';
import { embedBySubject } from '../../../support/embedding-model.js';
import { runTool } from '../../../support/run-tool.js';
import {
  type EmbeddingAnswer,
  type EmbeddingRequest,
  startModelServer,
} from '../../../support/servers/model-server.js';
import { failing, fakeActivities, listInputs } from '../../../support/temporal/fake-activities.js';
import { createWorkflowEnv, type WorkflowEnv } from '../../../support/temporal/workflow-env.js';

const given = { site: 'site.example', site_url: 'https://site.example/' };
const pages = [1, 2, 3, 4, 5].map((at) => subjectPage(`/lamps/${at}`, 20, 'a'.repeat(at)));

describe('[I] asking a model about a crawl', function () {
  this.timeout(60_000);
  let env: WorkflowEnv;
  before(async function () {
    this.timeout(120_000);
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());

  /** What the index is built with, and how often the server was asked. */
  async function run(says: (request: EmbeddingRequest, call: number) => EmbeddingAnswer) {
    const server = await startModelServer(() => '', says);
    const { embedPages } = createModelAnalysisActivities({
      ...embeddingDeps(pages, { embedding: { api_key: 'k', base_url: server.url, model: 'small' } }),
      model: null,
      pageAnalyses: { find: async () => null },
      randomWord: () => 'word',
    });
    const fakes = fakeActivities({ nameEmbeddingModel: async () => 'small' });
    const activities = { ...fakes.activities, embedPages: embedPages as never };
    await runTool(env, 'buildSemanticIndex', given, { ...fakes, activities });
    await server.close();
    const [built] = listInputs(fakes.calls, 'indexSite');
    expect(listInputs(fakes.calls, 'finishOperation')[0]).to.include({ status: 'completed' });
    return { embedding: built?.['embedding'], calls: server.embeddings.length };
  }

  it('continues when its server fails twice and then works', async () => {
    const failsTwice = (request: EmbeddingRequest, call: number) =>
      call < 3 ? { status: 500, error: 'down' } : embedBySubject(request);
    expect(await run(failsTwice)).to.deep.equal({ embedding: { model: 'small', reason: null }, calls: 4 });
  });

  it('ends at once when asking again is of no use', async () => {
    expect(await run(() => ({ status: 401, error: 'no' }))).to.deep.equal({
      embedding: { model: 'small', reason: 'The server of the embedding model returned 401' },
      calls: 1,
    });
  });

  it('is given up when the server stays away', async () => {
    expect(await run(() => ({ status: 503, error: 'down' }))).to.deep.equal({
      embedding: { model: 'small', reason: 'The server of the embedding model returned 503' },
      calls: 3,
    });
  });

  it('asks no one, and looks for no crawl, without a model', async () => {
    const fakes = fakeActivities();
    await runTool(env, 'buildSemanticIndex', given, fakes);
    expect(listInputs(fakes.calls, 'findCrawlToIndex')).to.deep.equal([]);
    expect(listInputs(fakes.calls, 'embedPages')).to.deep.equal([]);
  });

  it('fails with the reason where no crawl is kept', async () => {
    const fakes = fakeActivities({
      nameEmbeddingModel: async () => 'small',
      findCrawlToIndex: failing('no_data', 'No crawl is kept'),
    });
    await runTool(env, 'buildSemanticIndex', given, fakes);
    expect(listInputs(fakes.calls, 'finishOperation')[0]?.['error']).to.deep.include({ code: 'no_data' });
  });
});
