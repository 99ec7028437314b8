import { expect } from 'chai';
import { judgeRefusal, readRetryAfter } from '../../../domain/search/provider-refusal.js';

const NOW_MS = Date.parse('2026-06-01T08:00:00.000Z');
const kindOf = (status: number, said: unknown = undefined) => judgeRefusal(status, said, null, NOW_MS).kind;
const google = (reason: string) => ({ error: { code: 403, errors: [{ domain: 'usageLimits', reason }] } });

describe('[U] refusals of providers', () => {
  it('are quotas by status, or by what Google and Bing say', () => {
    expect(kindOf(429)).to.equal('quota');
    for (const reason of ['quotaExceeded', 'rateLimitExceeded', 'userRateLimitExceeded', 'dailyLimitExceeded'])
      expect(kindOf(403, google(reason)), reason).to.equal('quota');
    expect(kindOf(403, { error: { details: [{ reason: 'RATE_LIMIT_EXCEEDED' }] } })).to.equal('quota');
    expect(kindOf(400, { ErrorCode: 4, Message: 'ERROR!!! ThrottleUser' })).to.equal('quota');
    expect(kindOf(400, { ErrorCode: 5, Message: 'ERROR!!! ThrottleHost' })).to.equal('quota');
  });

  it('are about the token, also where Bing says so with 400', () => {
    expect(kindOf(401)).to.equal('token');
    expect(kindOf(400, { ErrorCode: 3, Message: 'ERROR!!! InvalidToken' })).to.equal('token');
  });

  it('are about the property, or about an API that is switched off', () => {
    expect(kindOf(403, google('forbidden'))).to.equal('forbidden');
    expect(kindOf(404)).to.equal('forbidden');
    expect(kindOf(400, { ErrorCode: 14, Message: 'ERROR!!! NotAuthorized' })).to.equal('forbidden');
    expect(kindOf(403, google('accessNotConfigured'))).to.equal('switched_off');
  });

  it('may pass, or are our own error', () => {
    for (const status of [500, 502, 503, 504, 408]) expect(kindOf(status), String(status)).to.equal('outage');
    expect(kindOf(400, { ErrorCode: 1, Message: 'ERROR!!! InternalError' })).to.equal('outage');
    expect(kindOf(400, { error: { errors: [{ reason: 'invalid' }] } })).to.equal('wrong_request');
    expect(kindOf(302)).to.equal('garbled');
  });

  it('are judged whatever the body is', () => {
    for (const said of [null, 7, 'quotaExceeded', [], { error: 'x' }, { error: { errors: 'x' } }, { ErrorCode: '4' }])
      expect(kindOf(403, said), JSON.stringify(said)).to.equal('forbidden');
  });

  it('say when to come back', () => {
    expect(judgeRefusal(429, null, '30', NOW_MS)).to.deep.equal({ kind: 'quota', status: 429, retry_after_ms: 30_000 });
    expect(judgeRefusal(503, null, null, NOW_MS)).to.deep.equal({ kind: 'outage', status: 503, retry_after_ms: null });
  });
});

describe('[U] Retry-After', () => {
  const cases: [string | null, number | null][] = [
    ['0', 0],
    [' 120 ', 120_000],
    ['Mon, 01 Jun 2026 08:00:30 GMT', 30_000],
    ['Mon, 01 Jun 2026 07:00:00 GMT', 0],
    ['-5', null],
    ['1.5', null],
    ['99999999999', null],
    ['soon', null],
    ['', null],
    [null, null],
  ];
  for (const [value, expected] of cases)
    it(`${JSON.stringify(value)} is ${expected === null ? 'nothing' : `${expected} ms`}`, () => {
      expect(readRetryAfter(value, NOW_MS)).to.equal(expected);
    });
});
