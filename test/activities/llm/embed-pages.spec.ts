import { expect } from 'chai';
import { embedPages } from '../../../activities/llm/embed-pages.js';
import { semanticVectorsKey } from '../../../domain/operations/artifact-keys.js';
import { computeSemanticIndex } from '../../../domain/seo/semantic/semantic-index.js';
import type { SiteVectors } from '../../../domain/seo/semantic/site-vectors.js';
import { embeddingDeps, subjectPage } from '../../support/embedding-deps.js';
import { embedBySubject } from '../../support/embedding-model.js';
import {
  type EmbeddingAnswer,
  type EmbeddingRequest,
  type ModelServer,
  startModelServer,
} from '../../support/servers/model-server.js';
import { siteFrom } from '../../support/sites/site.js';

const KEY = `alice ${semanticVectorsKey('site.example')}`;
const asked = { user_id: 'alice', crawl_id: 'audit:site' };
const stop = new AbortController().signal;
const pages = [
  ...[1, 2, 3, 4].map((at) => subjectPage(`/lamps/${at}`, 20, 'a'.repeat(at))),
  ...[1, 2, 3].map((at) => subjectPage(`/chairs/${at}`, 21, 'b'.repeat(at + 10))),
];
const many = Array.from({ length: 70 }, (_, at) => subjectPage(`/lamps/${at}`, 20, `n${at}`));

describe('[I] vectors of pages', () => {
  let server: ModelServer;
  let says: (request: EmbeddingRequest, call: number) => EmbeddingAnswer = embedBySubject;
  let first = 0;
  before(async () => {
    server = await startModelServer(
      () => '',
      (request, count) => says(request, count - first),
    );
  });
  after(() => server.close());
  beforeEach(() => {
    says = embedBySubject;
    first = server.embeddings.length;
  });
  const calls = () => server.embeddings.slice(first).map(({ input }) => input.length);
  const prepare = (given = pages, overrides: Parameters<typeof embeddingDeps>[1] = {}) =>
    embeddingDeps(given, { embedding: { api_key: 'k', base_url: server.url, model: 'small' }, ...overrides });
  const kept = ({ values }: ReturnType<typeof prepare>) => values.get(KEY) as SiteVectors;

  it('lie in the store, and an index can be built of them', async () => {
    const deps = prepare();
    expect(await embedPages(deps, asked, stop)).to.deep.equal({ model: 'small', reason: null });
    const vectors = kept(deps);
    expect(vectors.scale.unrelated).to.be.closeTo(0.2, 0.001);
    const reported = { audit_id: 'a', now: '2026-06-01T00:00:00.000Z' };
    const index = computeSemanticIndex(siteFrom(pages), reported, { model: 'small', reason: null, vectors });
    expect(index).to.deep.include({ measure: 'embeddings', related: 0.5, value: 0.5 });
    expect(calls()).to.deep.equal([36, 7]);
    expect(deps.tokens.used).to.equal(14);
  });

  it('are asked for once while a page says the same, 64 a call', async () => {
    const deps = prepare(many);
    await embedPages(deps, asked, stop);
    expect(calls()).to.deep.equal([36, 64, 6]);
    many[3] = subjectPage('/lamps/3', 20, 'changed');
    await embedPages(deps, asked, stop);
    expect(calls()).to.deep.equal([36, 64, 6, 36, 1]);
    expect(new Set(kept(deps).pages.map(({ url }) => url)).size).to.equal(70);
  });

  it('of pages outside of a small crawl are kept', async () => {
    const deps = prepare(many);
    await embedPages(deps, asked, stop);
    const { crawls } = prepare(many.slice(0, 5));
    await embedPages({ ...deps, crawls }, asked, stop);
    expect(kept(deps).pages).to.have.length(70);
  });

  it('are all asked for again when another model answers to the name', async () => {
    const deps = prepare();
    await embedPages(deps, asked, stop);
    says = (request) => embedBySubject(request).map((vector) => [...vector.slice(1), vector[0] ?? 0]);
    await embedPages(deps, asked, stop);
    says = (request) => embedBySubject(request).map((vector) => [...vector, 0.1]);
    await embedPages(deps, asked, stop);
    expect(calls()).to.deep.equal([36, 7, 36, 7, 36, 7]);
    expect(kept(deps).dimensions).to.equal(142);
  });

  it('are tried again while the server is down, from where it stopped', async () => {
    const deps = prepare(many);
    says = (request, call) => (call === 1 || call === 4 ? { status: 500, error: 'down' } : embedBySubject(request));
    for (const _ of [1, 2])
      expect(await embedPages(deps, asked, stop).catch((error: unknown) => error)).to.deep.include({
        code: 'dependency_unavailable',
        retryable: true,
        message: 'The server of the embedding model returned 500',
      });
    expect(await embedPages(deps, asked, stop)).to.deep.equal({ model: 'small', reason: null });
    expect(calls()).to.deep.equal([36, 36, 64, 6, 36, 6]);
  });

  for (const [what, answer, reason] of [
    ['a bad key', () => ({ status: 401, error: 'no' }), 'The server of the embedding model returned 401'],
    [
      'fewer vectors than texts',
      (request) => embedBySubject(request).slice(1),
      'The embedding model gave 35 vectors for 36 texts',
    ],
    ['NaN', () => '{"data":[NaN]}', 'The server of the embedding model returned a response that cannot be read'],
    [
      'another dimension in the second call',
      (request, call) => (call === 2 ? request.input.map(() => [1, 2]) : embedBySubject(request)),
      'The embedding model gave vectors of different dimensions',
    ],
    [
      'no difference',
      ({ input }) => input.map(() => [1, 1]),
      'The embedding model does not distinguish texts on different subjects',
    ],
  ] as [string, typeof says, string][])
    it(`are of no use, and nobody asks again: ${what}`, async () => {
      says = answer;
      expect(await embedPages(prepare(), asked, stop)).to.deep.equal({ model: 'small', reason });
    });

  it('take half of the tokens of a day at most', async () => {
    const deps = prepare(many, { dailyTokens: 20_000 });
    const over = { model: 'small', reason: 'The tokens that a day has for an embedding model are used up' };
    deps.tokens.used = 1_000;
    expect(await embedPages(deps, asked, stop)).to.deep.equal({ model: 'small', reason: null });
    deps.tokens.used = 9_000;
    expect(await embedPages(deps, asked, stop)).to.deep.equal(over);
    expect(deps.tokens.used).to.equal(9_000);
  });

  it('are not asked for without a model, or with fewer than five pages', async () => {
    expect(await embedPages(embeddingDeps(pages), asked, stop)).to.equal(null);
    for (const few of [[], pages.slice(0, 4)])
      expect(await embedPages(prepare(few), asked, stop)).to.deep.equal({
        model: 'small',
        reason: 'Fewer than five pages have text to compare',
      });
    expect(calls()).to.deep.equal([]);
    const failure = await embedPages(prepare(), { ...asked, crawl_id: 'gone' }, stop).catch((error: unknown) => error);
    expect(failure).to.deep.include({ code: 'not_found' });
  });
});
