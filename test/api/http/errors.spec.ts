import { expect } from 'chai';
import { request } from 'express';
import { error as validatorErrors } from 'express-openapi-validator';
import { ERROR_STATUS, toHttpError } from '../../../api/http/errors.js';
import { HttpError } from '../../../api/http/http-error.js';
import { openContext } from '../../../api/http/requests/request-context.js';
import { DomainError, ERROR_CODES } from '../../../domain/base/errors.js';

function answer(failure: unknown, headers: Record<string, string> = {}, handling = false, path = '/api/things') {
  const req = Object.create(request, { headers: { value: headers }, originalUrl: { value: path } });
  openContext(req, 'req-1').handling = handling;
  const { status, body, headers: answered } = toHttpError(failure, req);
  return { status, body, headers: answered };
}
const INTERNAL = { status: 500, body: { detail: 'An internal error occurred', request_id: 'req-1' }, headers: {} };

describe('[U] toHttpError', () => {
  it('has a status for every code', () => {
    expect(Object.keys(ERROR_STATUS)).to.deep.equal([...ERROR_CODES]);
    const statuses = ERROR_CODES.map((code) => answer(new DomainError(code, 'told')).status);
    expect(statuses).to.deep.equal(Object.values(ERROR_STATUS));
  });

  it('shows the message of a failure we understand', () => {
    expect(answer(new DomainError('not_found', 'Not found'))).to.deep.equal({
      status: 404,
      body: { detail: 'Not found' },
      headers: {},
    });
    expect(answer(new DomainError('dependency_unavailable', 'Temporal is away'))).to.deep.equal({
      status: 503,
      body: { detail: 'Temporal is away' },
      headers: { 'Retry-After': '5' },
    });
    expect(answer(new DomainError('rate_limited', 'Too many requests')).headers).to.deep.equal({ 'Retry-After': '60' });
  });

  it('makes a list of errors of what is wrong with the input', () => {
    const fault = (type: string) => ({
      status: 422,
      body: { detail: [{ loc: ['body'], msg: 'no', type }] },
      headers: {},
    });
    expect(answer(new DomainError('invalid_input', 'no'))).to.deep.equal(fault('value_error'));
    expect(answer(new DomainError('url_not_allowed', 'no'))).to.deep.equal(fault('url_not_allowed'));
  });

  it('says nothing of what it does not know', () => {
    const failures = [
      new Error('secret'),
      'text',
      null,
      undefined,
      { status: 404 },
      new DomainError('internal', 'secret'),
      Object.assign(new Error('secret'), { status: 599 }),
      Object.assign(new Error('secret'), { status: 418 }),
    ];
    for (const failure of failures) expect(answer(failure)).to.deep.equal(INTERNAL);
  });

  it('knows the failures of Express and its parsers by status, not by their words', () => {
    const of = (status: number, type?: string) =>
      answer(Object.assign(new Error('quotes the input'), { status, type }));
    expect(of(400)).to.deep.equal({ status: 400, body: { detail: 'Bad request' }, headers: {} });
    expect(of(400, 'entity.parse.failed').body).to.deep.equal({ detail: 'Malformed JSON' });
    expect(of(413).body).to.deep.equal({ detail: 'Request body too large' });
    expect(of(415).body).to.deep.equal({ detail: 'Unsupported media type' });
  });

  it('answers an id in a path that cannot be one like one that is missing', () => {
    const failureAt = (...paths: string[]) =>
      Object.assign(new Error('no'), {
        status: 400,
        errors: paths.map((path) => ({ path, message: 'must match pattern', errorCode: 'pattern.openapi.validation' })),
      });
    const missing = { detail: 'BacklinkCampaignNotFoundError: Campaign not found or access denied' };
    for (const name of ['campaign_id', 'lead_id']) {
      expect(answer(failureAt('/body/name', `/params/${name}`))).to.deep.include({ status: 404, body: missing });
    }
    for (const name of ['id', 'template_id', 'reply_id', 'site_id', 'webhook_id', 'workspace_id', 'platform', 'task']) {
      expect(answer(failureAt(`/params/${name}`))).to.deep.include({ status: 404, body: { detail: 'Not found' } });
    }
    for (const path of ['/body/campaign_id', '/query/lead_id']) expect(answer(failureAt(path)).status).to.equal(422);
    for (const path of ['/u/token', '/app/audits/id/links']) {
      expect(answer(failureAt('/params/id'), {}, false, path).status, path).to.equal(422);
    }
  });

  it('knows the findings of the validator', () => {
    const { BadRequest, InternalServerError } = validatorErrors;
    const bad = new BadRequest({ path: '/query/x', message: "Unknown query parameter 'x'" });
    expect(answer(bad)).to.deep.include({
      status: 422,
      body: { detail: [{ loc: ['query', 'x'], msg: 'Extra inputs are not permitted', type: 'extra_forbidden' }] },
    });
    const response = new InternalServerError({ path: '/response', message: 'must have property id' });
    expect(answer(response)).to.deep.equal(INTERNAL);
    const multipart = { 'content-type': 'multipart/form-data; boundary=b' };
    expect(answer(response, multipart)).to.deep.equal({
      status: 400,
      body: { detail: 'Malformed multipart body' },
      headers: {},
    });
    expect(answer(response, multipart, true)).to.deep.equal(INTERNAL);
  });

  it('says that the database is away, without its address', () => {
    const failure = Object.assign(new Error('connect ECONNREFUSED 10.0.0.1:27017'), {
      name: 'MongoServerSelectionError',
    });
    expect(answer(failure)).to.deep.equal({
      status: 503,
      body: { detail: 'The database is not reachable' },
      headers: { 'Retry-After': '5' },
    });
  });

  it('leaves failures of the HTTP side as they are', () => {
    expect(answer(HttpError.unauthorized())).to.deep.equal({
      status: 401,
      body: { detail: 'Not authenticated' },
      headers: { 'WWW-Authenticate': 'Bearer' },
    });
    expect(answer(HttpError.planRequired('free', ['premium']))).to.deep.equal({
      status: 402,
      body: { detail: 'Premium or Enterprise subscription required', plan: 'free', required_plans: ['premium'] },
      headers: {},
    });
  });
});
