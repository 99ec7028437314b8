import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import type { Insight, InsightEvidence } from '../../../domain/insights/insight.js';
import { valueAt } from '../../../domain/insights/reading/json-path.js';
import { describeModelFailure } from '../../../domain/llm/model-failure.js';
import { startPlatform, type TestPlatform } from '../../support/platform.js';
import { insightBodies } from '../../support/samples/insight-inputs.js';
import { type LoopbackServer, startHttpServer } from '../../support/servers/loopback-server.js';
import {
  type ChatRequest,
  type ModelAnswer,
  type ModelServer,
  readPrompt,
  startModelServer,
} from '../../support/servers/model-server.js';
import { htmlPage } from '../../support/sites/html-page.js';

const DAILY_TOKENS = 40_000;

interface Report {
  insights: Insight[];
  generated_by: string;
  warnings: string[];
  detail?: string;
}

/** Says everything again, a little clearer. */
function reword(request: ChatRequest): string {
  const shown = [...readPrompt(request).user.matchAll(/^\{"n":.*\}$/gm)].map(([line]) => JSON.parse(line));
  const rewrites = shown.map(({ n, title, description, steps }) => ({
    n,
    title: `Now: ${title}`.slice(0, 150),
    description,
    steps,
  }));
  return JSON.stringify({ rewrites });
}

describe('[E] insights', function () {
  this.timeout(300_000);
  let platform: TestPlatform;
  let site: LoopbackServer;
  let model: ModelServer;
  let answer: (request: ChatRequest) => ModelAnswer = reword;
  let auditId: string;
  before(async () => {
    site = await startHttpServer((request, response) => {
      if (request.url === '/robots.txt') response.writeHead(404).end();
      else
        response.writeHead(200, { 'content-type': 'text/html' }).end(htmlPage('<h1>Lamps</h1><a href="/b">More</a>'));
    });
    model = await startModelServer((request) => answer(request));
    platform = await startPlatform({
      allow: [site.host],
      env: {
        CHROME_PATH: '/nonexistent/chromium',
        OPENAI_BASE_URL: model.url,
        OPENAI_MODEL: 'small',
        LLM_DAILY_TOKENS: String(DAILY_TOKENS),
      },
    });
    const { body } = await platform.call<{ id: string }>('/api/seo/enterprise/quick-audit', {
      body: { website_url: site.url },
      headers: { prefer: 'respond-async' },
    });
    await platform.waitForEnd(body.id);
    auditId = body.id;
  });
  after(async () => {
    await platform?.stop();
    await Promise.all([site, model].map((server) => server?.close()));
  });

  afterEach(() => {
    answer = reword;
  });

  const post = (path: string, body: unknown, user?: string) =>
    platform.call<Report>(`/api/seo/llm/${path}`, { body, headers: { prefer: 'wait=110' }, ...(user && { user }) });

  it('of an audit rest on what the audit found, in the words of the model', async () => {
    const { status, body } = await post('generate-audit-insights', { website_url: site.url, operation_id: auditId });
    expect(status, JSON.stringify(body)).to.equal(200);
    expect(body.generated_by).to.equal('llm');
    expect(body.insights[0]?.title).to.match(/^Now: /);
    const { body: audit } = await platform.call(`/api/operations/${auditId}/result`);
    const evidence: InsightEvidence[] = body.insights.flatMap((insight) => insight.evidence);
    expect(evidence.length).to.be.greaterThan(20);
    for (const { path, value } of evidence)
      expect(valueAt({ audit_results: audit, website_url: `${site.url}/` }, path), path).to.equal(value);
  });

  it('are quick wins of the same audit, five to ten of them', async () => {
    const { status, body } = await post('quick-wins', {
      audit_data: { operation_id: auditId },
      max_days_to_implement: 3,
    });
    expect(status, JSON.stringify(body)).to.equal(200);
    expect(body.insights.length).to.be.within(5, 10);
  });

  for (const [path, kind] of [
    ['generate-searchconsole-insights', 'searchconsole'],
    ['generate-content-strategy', 'content_strategy'],
    ['generate-traffic-roadmap', 'traffic_roadmap'],
    ['generate-competitive-insights', 'competitive'],
    ['prioritized-recommendations', 'prioritized_recommendations'],
    ['keyword-expansion', 'keyword_expansion'],
  ] as const)
    it(`are told of what is sent: ${kind}`, async () => {
      const { status, body } = await post(path, insightBodies()[kind]);
      expect(status, JSON.stringify(body)).to.equal(200);
      expect(body.insights.length).to.be.greaterThan(1);
    });

  const examples = [
    ...readFileSync('docs/insights.md', 'utf8').matchAll(/\/api\/seo\/llm\/([\w-]+)"[^\n]*\\\n[^\n]* -d '([^\n]*)'$/gm),
  ];
  it('have an example each in the documentation', () => {
    expect(new Set(examples.map(([, path]) => path)).size).to.equal(8);
  });
  for (const [, path = '', body = ''] of examples)
    it(`are as the documentation shows: ${path}`, async () => {
      const { status, body: report } = await post(path, JSON.parse(body));
      expect(status, JSON.stringify(report)).to.equal(200);
      expect(report.insights).to.not.deep.equal([]);
    });

  it('come from rules when the model is down, after it was asked three times', async () => {
    answer = () => ({ status: 503, error: 'down' });
    const before = model.requests.length;
    const { status, body } = await post(
      'generate-audit-insights',
      { website_url: site.url, operation_id: auditId },
      'dora',
    );
    expect(status).to.equal(404);
    const own = await post('generate-audit-insights', {
      website_url: site.url,
      audit_results: { issues: ['Titles are missing'] },
    });
    expect(own.status, JSON.stringify(own.body)).to.equal(200);
    expect(own.body).to.deep.include({ generated_by: 'rules' });
    expect(own.body.warnings).to.deep.equal([`${describeModelFailure('server_error')} Rules wrote the texts.`]);
    expect(model.requests.length - before).to.equal(3);
    expect(body.detail).to.equal('Not found');
  });

  it('come from rules once the tokens of the day are used up', async () => {
    const body = { website_url: site.url, audit_results: { issues: ['Titles are missing'] } };
    const days = [0, 1].map((ahead) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10));
    for (const day of days) await platform.store.modelBudgets.reserve('erik', day, DAILY_TOKENS - 1, DAILY_TOKENS);
    const { body: report } = await post('generate-audit-insights', body, 'erik');
    expect(report.warnings).to.deep.equal([
      'The daily token limit of the language model is used up. Rules wrote the texts.',
    ]);
    expect((await post('generate-audit-insights', body)).body.generated_by).to.equal('llm');
  });

  it('leave nothing behind of what was sent', async () => {
    const kept = await platform.connection.collection('artifacts').countDocuments({ key: /insight-(?:body|input)/ });
    expect(kept).to.equal(0);
  });
});
