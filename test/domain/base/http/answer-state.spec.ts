import { expect } from 'chai';
import { isBroken, isTurnedAway, showAnswer } from '../../../../domain/base/http/answer-state.js';
import type { FetchErrorKind } from '../../../../domain/seo/artifacts/fetch.js';

const answer = (status: number, kind: FetchErrorKind | null = null) => ({
  status,
  error: kind === null ? null : { kind, message: 'it failed' },
});

describe('[U] isTurnedAway', () => {
  it('holds for walls and rate limits alone', () => {
    const statuses = [200, 400, 401, 403, 404, 429, 500, 999].filter((status) => isTurnedAway(answer(status)));
    expect(statuses).to.deep.equal([401, 403, 429, 999]);
  });
});

describe('[U] isBroken', () => {
  it('holds for errors that speak about the page', () => {
    const statuses = [0, 200, 301, 399, 400, 401, 403, 404, 410, 429, 500, 503].filter((status) =>
      isBroken(answer(status)),
    );
    expect(statuses).to.deep.equal([400, 404, 410, 500, 503]);
  });

  it('holds for no answer, but not for an address we refused to ask', () => {
    expect(isBroken(answer(0, 'dns'))).to.equal(true);
    expect(isBroken(answer(0, 'url_not_allowed'))).to.equal(false);
  });
});

describe('[U] showAnswer', () => {
  it('names the status, or the reason for none', () => {
    expect(showAnswer(answer(404))).to.equal('404');
    expect(showAnswer(answer(0, 'tls'))).to.equal('no answer (tls: it failed)');
  });
});
