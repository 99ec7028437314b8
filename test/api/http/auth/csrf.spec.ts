import { expect } from 'chai';
import { type Request, request } from 'express';
import { checkCsrf, createCsrfToken } from '../../../../api/http/auth/csrf.js';
import { openContext, type RequestContext } from '../../../../api/http/requests/request-context.js';

describe('[U] CSRF', () => {
  const token = createCsrfToken();

  function outcome(
    method: string,
    signedInBy: RequestContext['signedInBy'],
    given?: string,
    kept: string | undefined = token,
  ): unknown {
    const headers = given === undefined ? {} : { 'x-csrf-token': given };
    const req: Request = Object.create(request, {
      headers: { value: headers },
      method: { value: method },
      session: { value: { csrfToken: kept } },
    });
    openContext(req, 'r').signedInBy = signedInBy;
    let passed = false;
    try {
      Reflect.apply(checkCsrf, undefined, [req, {}, () => (passed = true)]);
    } catch (failure) {
      return failure instanceof Error && 'status' in failure ? failure.status : failure;
    }
    return passed;
  }

  it('makes tokens that no one guesses', () => {
    expect(token).to.match(/^[\w-]{43}$/);
    expect(createCsrfToken()).not.to.equal(token);
  });

  it('wants the token for writes by cookie', () => {
    expect(outcome('POST', 'session', token)).to.equal(true);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) expect(outcome(method, 'session')).to.equal(403);
    for (const given of ['', 'wrong', `${token}x`, token.slice(1), token.toLowerCase()])
      expect(outcome('POST', 'session', given), given).to.equal(403);
  });

  it('is not satisfied by nothing for nothing', () => {
    expect(outcome('POST', 'session', '', '')).to.equal(403);
    expect(outcome('POST', 'session', undefined, '')).to.equal(403);
  });

  it('leaves reads, bearers and no one alone', () => {
    for (const method of ['GET', 'HEAD', 'OPTIONS']) expect(outcome(method, 'session')).to.equal(true);
    expect(outcome('POST', 'bearer')).to.equal(true);
    expect(outcome('POST', null)).to.equal(true);
  });
});
