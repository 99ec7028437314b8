import { expect } from 'chai';
import {
  APIConnectionError,
  APIUserAbortError,
  AuthenticationError,
  InternalServerError,
  RateLimitError,
} from 'openai';
import { createModelClient, isPassing } from '../../../../activities/llm/client/model-client.js';
import { startModelServer } from '../../../support/servers/model-server.js';

describe('[I] client of a model', () => {
  it('asks once, with its key, and takes no more than it was told', async () => {
    const server = await startModelServer(
      () => ({ status: 500, error: 'down' }),
      () => 'x'.repeat(2_000),
    );
    const client = createModelClient({ api_key: 'key', base_url: server.url }, { timeoutMs: 20_000, maxBytes: 1_000 });
    const chat = await client.chat.completions.create({ model: 'm', messages: [] }).catch((error: unknown) => error);
    expect(isPassing(chat)).to.equal(true);
    expect(server.requests).to.have.length(1);
    expect(server.keys).to.deep.equal(['Bearer key']);
    const long = await client.embeddings.create({ model: 'm', input: 'a' }).catch((error: unknown) => error);
    expect(String(long)).to.contain('more than 1,000 bytes');
    await server.close();
  });

  it('knows what passes', () => {
    const headers = new Headers();
    const passing = [
      new APIConnectionError({ message: 'gone' }),
      new InternalServerError(503, undefined, 'busy', headers),
      new RateLimitError(429, undefined, 'slow down', headers),
    ];
    const lasting = [
      new APIUserAbortError(),
      new AuthenticationError(401, undefined, 'no', headers),
      new TypeError('x'),
    ];
    expect([...passing, ...lasting].map(isPassing)).to.deep.equal([true, true, true, false, false, false]);
  });
});
