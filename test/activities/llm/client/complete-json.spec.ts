import { expect } from 'chai';
import { z } from 'zod';
import { completeJson } from '../../../../activities/llm/client/complete-json.js';
import {
  type ChatRequest,
  type ModelAnswer,
  type ModelServer,
  startModelServer,
} from '../../../support/servers/model-server.js';

const shape = z.object({ color: z.enum(['red', 'blue']), why: z.string().max(20) });
const FINE = '{"color":"red","why":"it glows"}';
const TAKEN = { ok: true, value: { color: 'red', why: 'it glows' } };

describe('[I] JSON of a model', () => {
  let server: ModelServer | null = null;
  const errors: string[] = [];
  afterEach(async () => {
    await server?.close();
    server = null;
    errors.length = 0;
  });

  async function ask(
    answer: (request: ChatRequest, count: number) => ModelAnswer | Promise<ModelAnswer>,
    signal = new AbortController().signal,
  ) {
    server = await startModelServer(answer);
    const settings = { api_key: 'sk-very-secret', base_url: server.url, model: 'small' };
    const asked = { name: 'choice', system: 'Choose.', user: 'Which?', shape, maxTokens: 50, signal };
    return completeJson(settings, asked, (reason) => errors.push(reason));
  }

  it('is asked for by its schema, with bounds and the key', async () => {
    expect(await ask(() => FINE)).to.deep.equal(TAKEN);
    const [request] = server?.requests ?? [];
    expect(server?.keys).to.deep.equal(['Bearer sk-very-secret']);
    expect([request?.model, request?.max_tokens, request?.messages.length]).to.deep.equal(['small', 50, 2]);
    expect(request?.response_format?.json_schema?.strict).to.equal(true);
    expect(request?.response_format?.json_schema?.schema).to.deep.equal({
      type: 'object',
      properties: {
        color: { type: 'string', enum: ['red', 'blue'] },
        why: { type: 'string', maxLength: 20 },
      },
      required: ['color', 'why'],
      additionalProperties: false,
    });
    expect(request?.messages[0]?.content).to.match(/^Choose\.\nAnswer with one JSON object of this schema: \{/);
    expect(errors).to.deep.equal([]);
  });

  it('may stand in a block of Markdown', async () => {
    expect(await ask(() => `\`\`\`json\n${FINE}\n\`\`\``)).to.deep.equal(TAKEN);
  });

  it('is asked for once more where it does not fit, with what was wrong', async () => {
    expect(await ask((_, count) => (count === 1 ? '{"color":"green","why":""}' : FINE))).to.deep.equal(TAKEN);
    const messages = server?.requests[1]?.messages ?? [];
    expect(messages.map(({ role }) => role)).to.deep.equal(['system', 'user', 'assistant', 'user']);
    expect(messages[3]?.content).to.contain('does not fit at "color"');
    expect(errors).to.have.length(1);
  });

  const useless: [string, ModelAnswer, number, string][] = [
    ['words', 'Sure! Red.', 2, 'malformed_answer'],
    ['nothing', '', 2, 'empty_answer'],
    ['another shape', '{"pwned":true}', 2, 'malformed_answer'],
    ['text that is too long', `{"color":"red","why":"${'x'.repeat(21)}"}`, 2, 'malformed_answer'],
    ['an error of the server', { status: 500, error: 'out of memory' }, 1, 'server_error'],
    ['a refused key', { status: 401, error: 'Incorrect API key: sk-very-secret' }, 1, 'wrong_key'],
    ['an unknown model', { status: 404, error: 'no such model' }, 1, 'wrong_model_or_address'],
    ['a bad request', { status: 400, error: 'no reason' }, 1, 'request_rejected'],
    ['more than anybody reads', 'x'.repeat(300_000), 1, 'malformed_answer'],
  ];
  for (const [what, answer, requests, model_failure] of useless)
    it(`is ${model_failure} for ${what}, with the reason and without the key`, async () => {
      expect(await ask(() => answer)).to.deep.equal({ ok: false, model_failure });
      expect(server?.requests).to.have.length(requests);
      expect(errors).to.have.length(requests);
      expect(errors.join()).to.not.contain('very-secret');
    });

  it('is got from a server that knows neither schema nor temperature', async () => {
    const answer = await ask((request) => {
      if (request.temperature !== undefined) return { status: 400, error: "'temperature' is not supported" };
      if (request.response_format?.type === 'json_schema') return { status: 400, error: 'response_format is unknown' };
      return FINE;
    });
    expect(answer).to.deep.equal(TAKEN);
    expect(server?.requests[2]?.response_format).to.deep.equal({ type: 'json_object' });
  });

  it('is unreachable where no one listens', async () => {
    const settings = { api_key: 'k', base_url: 'http://127.0.0.1:9/v1', model: 'small' };
    const { signal } = new AbortController();
    const asked = { name: 'choice', system: '', user: '', shape, maxTokens: 50, signal };
    expect(await completeJson(settings, asked, (reason) => errors.push(reason))).to.deep.equal({
      ok: false,
      model_failure: 'unreachable',
    });
    expect(errors).to.have.length(1);
  });

  it('is no answer but an end when the one who asked has gone', async () => {
    const stop = new AbortController();
    const failure: unknown = await ask(() => {
      stop.abort(new Error('gone'));
      return new Promise(() => undefined);
    }, stop.signal).catch((error: unknown) => error);
    expect(String(failure)).to.equal('Error: gone');
  });
});
