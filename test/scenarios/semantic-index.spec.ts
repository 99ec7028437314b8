import { expect } from 'chai';
import { embedBySubject } from '../support/embedding-model.js';
import { startPlatform, type TestPlatform } from '../support/platform.js';
import { type LoopbackServer, startHttpServer } from '../support/servers/loopback-server.js';
import {
  type EmbeddingAnswer,
  type EmbeddingRequest,
  type ModelServer,
  startModelServer,
} from '../support/servers/model-server.js';
import { htmlPage } from '../support/sites/html-page.js';

interface Health {
  measure: string;
  model: string | null;
  model_not_used: string | null;
  value: number;
  threshold: number;
}

const PATHS = ['lamps/1', 'lamps/2', 'lamps/3', 'chairs/1', 'chairs/2', 'chairs/3'];
const WORDS = 'lamp shade bulb wire socket brass glow';
const links = PATHS.map((path) => `<a href="/${path}">${path}</a>`).join(' ');
const subjectOf = (url: string) => (url.includes('lamps') ? 20 : url.includes('chairs') ? 21 : 22);

describe('[E] semantic index', function () {
  this.timeout(300_000);
  let platform: TestPlatform;
  let site: LoopbackServer;
  let model: ModelServer;
  let says: (request: EmbeddingRequest) => EmbeddingAnswer = embedBySubject;
  before(async () => {
    site = await startHttpServer(({ url = '/' }, response) => {
      if (url === '/robots.txt') response.writeHead(404).end();
      else
        response
          .writeHead(200, { 'content-type': 'text/html' })
          .end(htmlPage(`<h1>subject ${subjectOf(url)}</h1><p>${WORDS} ${url.slice(-1).repeat(9)}x</p>${links}`));
    });
    model = await startModelServer(
      () => '',
      (request) => says(request),
    );
    platform = await startPlatform({
      allow: [site.host],
      env: {
        CHROME_PATH: '/nonexistent/chromium',
        OPENAI_BASE_URL: model.url,
        OPENAI_EMBEDDING_MODEL: 'small',
      },
    });
  });
  after(async () => {
    await platform?.stop();
    await Promise.all([site, model].map((server) => server?.close()));
  });

  async function audited(): Promise<Health> {
    const body = { website_url: site.url };
    const headers = { prefer: 'respond-async' };
    const { body: operation } = await platform.call<{ id: string }>('/api/seo/enterprise/quick-audit', {
      body,
      headers,
    });
    await platform.waitForEnd(operation.id);
    const query = `site_url=${encodeURIComponent(site.url)}`;
    return (await platform.call<Health>(`/api/seo-dashboard/semantic-health?${query}`)).body;
  }

  it('of an audit is made of the vectors of a model', async () => {
    const health = await audited();
    expect(health).to.deep.include({ measure: 'embeddings', model: 'small', model_not_used: null, threshold: 0.5 });
    expect(health.value).to.be.within(0.4, 0.5);
    expect(model.embeddings.map(({ input }) => input.length)).to.deep.equal([36, 7]);
  });

  it('is made of words when the model refuses, and says so', async () => {
    says = () => ({ status: 401, error: 'no' });
    expect(await audited()).to.deep.include({
      measure: 'tf-idf',
      model: 'small',
      threshold: 0.17,
      model_not_used: 'The server of the embedding model returned 401',
    });
  });

  it('keeps its vectors once a site, and asks for no words', async () => {
    const kept = await platform.connection.collection('artifacts').countDocuments({ key: /semantic-vectors$/ });
    expect(kept).to.equal(1);
    expect(model.requests).to.deep.equal([]);
  });
});
