import { expect } from 'chai';
import { embedTexts } from '../../../../activities/llm/client/embed-texts.js';
import { type EmbeddingAnswer, type ModelServer, startModelServer } from '../../../support/servers/model-server.js';
import { until } from '../../../support/until.js';

const stop = new AbortController().signal;
const row = (index: number, embedding: unknown) => ({ object: 'embedding', index, embedding });
const raw = (...data: unknown[]) => JSON.stringify({ object: 'list', model: 'm', data });

describe('[I] vectors of texts', () => {
  let server: ModelServer;
  let says: EmbeddingAnswer | Promise<EmbeddingAnswer> = [];
  let errors: string[] = [];
  before(async () => {
    server = await startModelServer(
      () => '',
      () => says,
    );
  });
  after(() => server.close());
  const embed = (answer: typeof says, texts: string[] = ['a', 'b'], url = server.url) => {
    says = answer;
    errors = [];
    return embedTexts({ api_key: 'secret', base_url: url, model: 'small' }, texts, stop, (fault) => errors.push(fault));
  };

  it('are asked in one call, as numbers, and have length 1', async () => {
    const answer = await embed([
      [3, 4],
      [0, 2],
    ]);
    expect(answer).to.deep.equal({
      ok: true,
      tokens: 7,
      vectors: [Float32Array.of(0.6, 0.8), Float32Array.of(0, 1)],
    });
    expect(server.embeddings).to.deep.equal([{ model: 'small', input: ['a', 'b'], encoding_format: 'float' }]);
    expect(server.keys).to.deep.equal(['Bearer secret']);
  });

  it('go to the text that they are numbered for', async () => {
    const answer = await embed(raw(row(1, [0, 1]), row(0, [1, 0])));
    expect(answer.ok && answer.vectors.map(([first]) => first)).to.deep.equal([1, 0]);
    expect(answer.tokens).to.equal(null);
  });

  for (const [what, answer, reason] of [
    ['too few', [[1, 0]], 'The embedding model gave 1 vectors for 2 texts'],
    ['none', '{"error":null}', 'The embedding model gave no vectors'],
    ['null for a number', raw(row(0, [1, null]), row(1, [1, 0])), 'The embedding model gave a vector that is none'],
    [
      'zeros',
      [
        [0, 0],
        [1, 0],
      ],
      'The embedding model gave a vector that is none',
    ],
    ['one text twice', raw(row(0, [1, 0]), row(0, [1, 0])), 'The embedding model gave a vector that is none'],
    [
      'lengths that differ',
      [
        [1, 0],
        [1, 0, 0],
      ],
      'The embedding model gave vectors of different dimensions',
    ],
    [
      'NaN',
      '{"data":[{"index":0,"embedding":[NaN]}]}',
      'The server of the embedding model returned a response that cannot be read',
    ],
    ['a refusal', { status: 401, error: 'Wrong key secret' }, 'The server of the embedding model returned 401'],
    ['another refusal', { status: 404, error: 'No such model' }, 'The server of the embedding model returned 404'],
  ] as [string, EmbeddingAnswer, string][])
    it(`are of no use for good: ${what}`, async () => {
      const said = await embed(answer);
      expect(said).to.deep.include({ ok: false, isPassing: false, reason });
      expect(errors).to.have.length(1);
      expect(errors[0]).to.not.contain('secret');
    });

  it('may be asked for again while the server is down or busy', async () => {
    for (const status of [500, 503, 429])
      expect(await embed({ status, error: 'later' })).to.deep.equal({
        ok: false,
        isPassing: true,
        reason: `The server of the embedding model returned ${status}`,
        tokens: 0,
      });
    expect(await embed([], ['a'], 'http://127.0.0.1:1/v1')).to.deep.include({
      isPassing: true,
      reason: 'The server of the embedding model does not answer',
    });
  });

  it('end with anyone who asked', async () => {
    const controller = new AbortController();
    says = new Promise(() => undefined);
    const before = server.embeddings.length;
    const asking = embedTexts({ api_key: 'k', base_url: server.url, model: 'm' }, ['a'], controller.signal, () => {});
    await until('the model is asked', () => server.embeddings.length > before);
    controller.abort(new Error('Told to stop'));
    expect(String(await asking.catch((error: unknown) => error))).to.equal('Error: Told to stop');
  });
});
