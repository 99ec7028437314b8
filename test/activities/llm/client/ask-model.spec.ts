import { expect } from 'chai';
import { z } from 'zod';
import { askModel } from '../../../../activities/llm/client/ask-model.js';
import { type ModelAnswer, startModelServer } from '../../../support/servers/model-server.js';

const shape = z.object({ color: z.enum(['red', 'blue']) });
const FINE = '{"color":"red"}';

async function ask(answer: (count: number) => ModelAnswer | Promise<ModelAnswer>, timeoutMs = 20_000) {
  const server = await startModelServer((_, count) => answer(count));
  const { signal } = new AbortController();
  const asked = { name: 'choice', system: '', user: '', shape, maxTokens: 50, signal, timeoutMs };
  const settings = { api_key: 'key', base_url: server.url, model: 'small' };
  try {
    return await askModel(settings, asked, () => undefined);
  } finally {
    await server.close();
  }
}

describe('[I] questions to a model', () => {
  it('bring an answer, and the tokens of all tries', async () => {
    expect(await ask(() => FINE)).to.deep.equal({ ok: true, value: { color: 'red' }, tokens: 2 });
    expect(await ask((count) => (count === 1 ? '{}' : FINE))).to.deep.include({ ok: true, tokens: 4 });
  });

  it('tell errors that pass from those that stay', async () => {
    expect(await ask(() => 'words')).to.deep.equal({
      ok: false,
      isPassing: false,
      failure: 'malformed_answer',
      tokens: 4,
    });
    for (const [status, isPassing] of [
      [500, true],
      [503, true],
      [429, true],
      [401, false],
      [404, false],
    ] as const)
      expect(await ask(() => ({ status, error: 'no' })), String(status)).to.deep.include({
        ok: false,
        isPassing,
        tokens: 0,
      });
  });

  it('take a server that is not there for one that may come', async () => {
    const settings = { api_key: 'key', base_url: 'http://127.0.0.1:9/v1', model: 'small' };
    const { signal } = new AbortController();
    const asked = { name: 'choice', system: '', user: '', shape, maxTokens: 50, signal };
    expect(await askModel(settings, asked, () => undefined)).to.deep.include({ ok: false, isPassing: true });
  });

  it('end when the time is over, and need not be asked again', async () => {
    const slow = () => new Promise<ModelAnswer>((resolve) => setTimeout(resolve, 3_000, FINE).unref());
    expect(await ask(slow, 60)).to.deep.equal({
      ok: false,
      isPassing: false,
      failure: 'timeout',
      tokens: null,
    });
  });
});
