import { expect } from 'chai';
import { z } from 'zod';
import { createProviderClient } from '../../../../activities/search/providers/provider-client.js';
import type { ProviderFetch } from '../../../../domain/oauth/ports.js';
import type { AccessTokens } from '../../../../domain/search/access-tokens.js';
import { catchFailure } from '../../../support/catch-failure.js';
import { NEVER } from '../../../support/search-console.js';

const CALL = {
  user_id: 'alice',
  platform: 'searchconsole' as const,
  url: 'https://api.example/',
  schema: z.object({ n: z.number() }),
};

/** Answers in order, the last one for ever. */
function clientOf(...answers: { status: number; body?: unknown; headers?: Record<string, string> }[]) {
  const pauses: number[] = [];
  const sent: { method: string; authorization: string | undefined; body: string | undefined }[] = [];
  const fetch: ProviderFetch = async (_url, { method, headers, body }) => {
    sent.push({ method, authorization: headers['authorization'], body });
    const {
      status,
      body: said = {},
      headers: told,
    } = answers[Math.min(sent.length, answers.length) - 1] ?? { status: 500 };
    if (status === 0) throw new Error('connect ECONNREFUSED');
    return new Response(typeof said === 'string' ? said : JSON.stringify(said), {
      status,
      ...(told ? { headers: told } : {}),
    });
  };
  const tokens: AccessTokens = {
    get: async () => ({ token: 'one', version: 1 }),
    renew: async () => ({ token: 'two', version: 2 }),
  };
  const pause = async (ms: number) => void pauses.push(ms);
  const ask = createProviderClient({ fetch, tokens, pause, now: () => new Date(0), random: () => 1 });
  return { ask, sent, pauses };
}
const good = { status: 200, body: { n: 1 } };

describe('[U] provider client', () => {
  it('asks in the name of a user', async () => {
    const { ask, sent } = clientOf(good);
    expect(await ask(CALL, NEVER)).to.deep.equal({ n: 1 });
    expect(await ask({ ...CALL, body: { a: 1 } }, NEVER)).to.deep.equal({ n: 1 });
    expect(sent).to.deep.equal([
      { method: 'GET', authorization: 'Bearer one', body: undefined },
      { method: 'POST', authorization: 'Bearer one', body: '{"a":1}' },
    ]);
  });

  it('waits twice as long each time, and no longer than it must', async () => {
    const { ask, pauses } = clientOf({ status: 500 }, { status: 0 }, { status: 429 }, { status: 502 }, good);
    expect(await ask(CALL, NEVER)).to.deep.equal({ n: 1 });
    expect(pauses).to.deep.equal([1_250, 2_500, 5_000, 10_000]);
  });

  it('waits as long as it is told when that is more, up to a minute', async () => {
    const told = (after: string) => ({ status: 503, headers: { 'retry-after': after } });
    const { ask, pauses } = clientOf(told('60'), told('0'), good);
    await ask(CALL, NEVER);
    expect(pauses).to.deep.equal([60_000, 2_500]);
    const long = clientOf(told('61'));
    expect(await catchFailure(long.ask(CALL, NEVER))).to.include({ code: 'dependency_unavailable' });
    expect(long.pauses).to.deep.equal([]);
  });

  it('takes another token once', async () => {
    const { ask, sent } = clientOf({ status: 401 }, good);
    expect(await ask(CALL, NEVER)).to.deep.equal({ n: 1 });
    expect(sent.map(({ authorization }) => authorization)).to.deep.equal(['Bearer one', 'Bearer two']);
    const never = clientOf({ status: 401 });
    expect(await catchFailure(never.ask(CALL, NEVER))).to.deep.equal({
      code: 'dependency_unavailable',
      message: 'Google Search Console does not accept the access that was given',
    });
    expect(never.sent.length).to.equal(2);
  });

  const refusals: [number, unknown, string, string][] = [
    [400, {}, 'invalid_input', 'Google Search Console refuses the request with status 400'],
    [404, {}, 'not_found', 'The connected account of Google Search Console has no access to this property'],
    [200, { n: 'x' }, 'dependency_unavailable', 'Google Search Console returned something that cannot be read'],
    [200, 'nothing', 'dependency_unavailable', 'Google Search Console returned something that cannot be read'],
    [307, {}, 'dependency_unavailable', 'Google Search Console returned something that cannot be read'],
  ];
  for (const [status, body, code, message] of refusals)
    it(`does not try ${status} with ${JSON.stringify(body)} again`, async () => {
      const { ask, sent } = clientOf({ status, body });
      expect(await catchFailure(ask(CALL, NEVER))).to.deep.equal({ code, message });
      expect(sent.length).to.equal(1);
    });

  it('gives up after five tries', async () => {
    const { ask, sent } = clientOf({ status: 0 });
    expect(await catchFailure(ask(CALL, NEVER))).to.deep.equal({
      code: 'dependency_unavailable',
      message: 'Google Search Console cannot be reached',
    });
    expect(sent.length).to.equal(5);
  });
});
