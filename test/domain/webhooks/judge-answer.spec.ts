import { expect } from 'chai';
import { judgeAnswer } from '../../../domain/webhooks/judge-answer.js';

const NOW = new Date('2026-06-01T08:00:00.000Z');
const judge = (status_code: number, retry_after: string | null = null) =>
  judgeAnswer({ status_code, retry_after }, NOW);

describe('[U] judgeAnswer', () => {
  it('takes 2xx alone as delivered', () => {
    expect([200, 204, 299].map((status) => judge(status).verdict)).to.deep.equal(Array(3).fill('delivered'));
    expect([199, 300, 400, 404, 500].map((status) => judge(status).verdict)).to.deep.equal(Array(5).fill('retry'));
    expect(judge(204)).to.deep.equal({ verdict: 'delivered', error: null, retry_after_ms: null });
  });

  it('does not follow redirects, and says so', () => {
    expect(judge(302).error).to.equal('The endpoint returned a redirect (302), which is not followed');
  });

  it('ends with 410', () => {
    expect(judge(410)).to.deep.equal({
      verdict: 'gone',
      error: 'The endpoint returned 410 Gone',
      retry_after_ms: null,
    });
  });

  it('hears Retry-After of 429 and 503, in seconds or as a date', () => {
    expect(judge(429, '30').retry_after_ms).to.equal(30_000);
    expect(judge(503, 'Mon, 01 Jun 2026 08:01:00 GMT').retry_after_ms).to.equal(60_000);
    expect(judge(503, 'Mon, 01 Jun 2026 07:00:00 GMT').retry_after_ms).to.equal(0);
    expect(judge(503, 'soon').retry_after_ms).to.equal(null);
    expect(judge(500, '30').retry_after_ms).to.equal(null);
  });

  it('tells why there was no answer', () => {
    expect(judgeAnswer({ status_code: null, error: 'No response within 20 seconds' }, NOW)).to.deep.equal({
      verdict: 'retry',
      error: 'No response within 20 seconds',
      retry_after_ms: null,
    });
  });
});
