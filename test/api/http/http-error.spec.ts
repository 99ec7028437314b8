import { expect } from 'chai';
import { HttpError } from '../../../api/http/http-error.js';

describe('[U] HttpError', () => {
  const parts = ({ status, body, headers }: HttpError) => ({ status, body, headers });

  it('names the scheme when no one is signed in', () => {
    expect(parts(HttpError.unauthorized())).to.deep.equal({
      status: 401,
      body: { detail: 'Not authenticated' },
      headers: { 'WWW-Authenticate': 'Bearer' },
    });
  });

  it('says when to come back', () => {
    expect(parts(HttpError.tooManyRequests(7))).to.deep.equal({
      status: 429,
      body: { detail: 'Too many requests' },
      headers: { 'Retry-After': '7' },
    });
    expect(parts(HttpError.unavailable('away'))).to.deep.equal({
      status: 503,
      body: { detail: 'away' },
      headers: { 'Retry-After': '5' },
    });
  });

  it('lists errors of the input', () => {
    const error = { loc: ['body', 'name', 0], msg: 'no', type: 'value_error' };
    expect(parts(HttpError.invalidInput(error, error))).to.deep.equal({
      status: 422,
      body: { detail: [error, error] },
      headers: {},
    });
    expect(HttpError.invalidInput(error).message).to.equal('Invalid input');
  });

  it('tells a missing thing from a missing plan', () => {
    expect(parts(HttpError.notFound())).to.deep.equal({ status: 404, body: { detail: 'Not found' }, headers: {} });
    const body = {
      detail: 'Premium or Enterprise subscription required',
      plan: 'free',
      required_plans: ['premium', 'enterprise'],
    };
    expect(parts(HttpError.planRequired('free', ['premium', 'enterprise']))).to.deep.equal({
      status: 402,
      body,
      headers: {},
    });
  });
});
