import { expect } from 'chai';
import { type Request, request } from 'express';
import {
  currentUser,
  idempotencyKey,
  openContext,
  readRequestContext,
  requestId,
} from '../../../../api/http/requests/request-context.js';

const newRequest = (): Request => Object.create(request);

describe('[U] request context', () => {
  it('begins empty, and keeps requests apart', () => {
    const [one, two] = [newRequest(), newRequest()];
    openContext(one, 'one').user = { id: 'alice', plan: 'free', verified_email: null, groups: null };
    openContext(two, 'two').idempotencyKey = 'key';
    expect([requestId(one), requestId(two)]).to.deep.equal(['one', 'two']);
    expect(currentUser(one)).to.deep.equal({ id: 'alice', plan: 'free', verified_email: null, groups: null });
    expect([idempotencyKey(one), idempotencyKey(two)]).to.deep.equal([null, 'key']);
    expect(readRequestContext(two)).to.deep.include({
      match: null,
      user: null,
      signedInBy: null,
      refusal: null,
      handling: false,
    });
  });

  it('is 401 where a user is needed and no one is there', () => {
    const req = newRequest();
    openContext(req, 'r');
    expect(() => currentUser(req))
      .to.throw('Not authenticated')
      .with.property('status', 401);
  });

  it('does not pretend to know a request that it never saw', () => {
    expect(() => readRequestContext(newRequest())).to.throw('the request-id middleware did not run');
  });
});
