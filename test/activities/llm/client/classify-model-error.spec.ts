import { expect } from 'chai';
import { z } from 'zod';
import { askModel } from '../../../../activities/llm/client/ask-model.js';
import { classifyModelError } from '../../../../activities/llm/client/classify-model-error.js';
import { startHttpServer } from '../../../support/servers/loopback-server.js';

const shape = z.object({ word: z.string() });

/** What a server's answer is called, as the whole client meets it. */
async function failureOf(url: string, timeoutMs = 10_000): Promise<unknown> {
  const { signal } = new AbortController();
  const asked = { name: 'word', system: '', user: '', shape, maxTokens: 50, signal, timeoutMs };
  const reported: [string, string][] = [];
  const settings = { api_key: 'sk-secret', base_url: url, model: 'small' };
  const answer = await askModel(settings, asked, (reason, code) => reported.push([code, reason]));
  if (answer.ok) throw new Error('It answered');
  expect(reported.at(-1)?.[0]).to.equal(answer.failure);
  expect(JSON.stringify(reported)).not.to.contain('sk-secret');
  return answer.failure;
}

async function failureFrom(status: number, body: string, type = 'application/json'): Promise<unknown> {
  const server = await startHttpServer((_, response) => {
    response.writeHead(status, { 'content-type': type });
    response.end(body);
  });
  try {
    return await failureOf(server.url);
  } finally {
    await server.close();
  }
}

const refusal = (message: string, code: string | null = null) =>
  JSON.stringify({ error: { message, code, type: code } });
const words = (content: string) => JSON.stringify({ choices: [{ index: 0, message: { role: 'assistant', content } }] });

describe('[I] failures of a model', () => {
  for (const [status, body, failure] of [
    [401, refusal('Incorrect API key provided: sk-secret', 'invalid_api_key'), 'wrong_key'],
    [403, refusal('Country not supported'), 'wrong_key'],
    [429, refusal('You exceeded your current quota', 'insufficient_quota'), 'quota_exhausted'],
    [429, refusal('Rate limit reached', 'rate_limit_exceeded'), 'rate_limited'],
    [404, refusal('The model `small` does not exist', 'model_not_found'), 'wrong_model_or_address'],
    [404, 'Not here', 'wrong_model_or_address'],
    [400, refusal('Too long'), 'request_rejected'],
    [500, refusal('Oops'), 'server_error'],
    [503, 'down', 'server_error'],
    [200, words(''), 'empty_answer'],
    [200, '{"choices":[]}', 'empty_answer'],
    [200, words('Sure!'), 'malformed_answer'],
    [200, words('{"other":1}'), 'malformed_answer'],
    [200, 'not json', 'malformed_answer'],
    [200, words('x'.repeat(300_000)), 'malformed_answer'],
  ] as const)
    it(`${status} ${body.slice(0, 60)} is ${failure}`, async () => {
      expect(await failureFrom(status, body)).to.equal(failure);
    });

  it('a server that is not there, has no such name, or cuts the line is unreachable', async () => {
    expect(await failureOf('http://127.0.0.1:9/v1')).to.equal('unreachable');
    expect(await failureOf('http://model.invalid/v1')).to.equal('unreachable');
    const server = await startHttpServer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('{"choices"');
      response.flushHeaders();
      setImmediate(() => response.destroy());
    });
    expect(await failureOf(server.url)).to.equal('unreachable');
    await server.close();
  });

  it('a server that does not end in time is a timeout, before its answer and within', async () => {
    for (const begins of [false, true]) {
      const server = await startHttpServer((_, response) => {
        if (!begins) return;
        response.writeHead(200, { 'content-type': 'application/json' });
        response.write('{"choices"');
      });
      expect(await failureOf(server.url, 300), String(begins)).to.equal('timeout');
      await server.close();
    }
  });

  it('an error of ours is none of the model', () => {
    expect(classifyModelError(new TypeError('x is undefined'))).to.equal(null);
    expect(classifyModelError('odd')).to.equal(null);
  });
});
