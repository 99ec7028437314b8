import { expect } from 'chai';
import { addStandardResponses, standardResponses } from '../../../scripts/lib/standard-responses.mjs';

const SIGNED_IN = [{ bearerAuth: [] }, { sessionCookie: [] }];
const CALLS = [{ $ref: '#/components/parameters/Prefer' }, { $ref: '#/components/parameters/IdempotencyKey' }];
const statuses = (method: string, operation: object) =>
  Object.keys(standardResponses({ security: SIGNED_IN }, method, operation)).map(Number);

describe('[U] standard responses', () => {
  it('are those of reading, of writing, and of work that is waited for', () => {
    expect(statuses('get', {})).to.deep.equal([401, 422, 429, 500]);
    expect(statuses('delete', {})).to.deep.equal([401, 403, 422, 429, 500]);
    expect(statuses('post', { requestBody: {}, parameters: CALLS, 'x-required-plans': ['premium'] })).to.deep.equal([
      400, 401, 402, 403, 409, 413, 415, 422, 429, 500, 502, 503, 504,
    ]);
  });

  it('follow from what the operation says of itself', () => {
    expect(statuses('get', { security: [], 'x-rate-limit': false })).to.deep.equal([422, 500]);
    expect(statuses('post', { security: [{ bearerAuth: [] }] })).to.not.include(403);
    expect(statuses('post', { parameters: CALLS, 'x-own-failures': true })).to.not.include.members([502, 503, 504]);
  });

  it('give way to what the operation describes itself', () => {
    const own = { description: 'Gone wrong' };
    const post = { parameters: CALLS, 'x-own-failures': true, responses: { 200: { description: 'Done' }, 500: own } };
    const document = { security: [], paths: { '/things': { post } } };
    addStandardResponses(document);
    expect(Object.keys(post.responses)).to.deep.equal(['200', '409', '422', '429', '500']);
    expect(post.responses[500]).to.equal(own);
    expect(post).to.not.have.property('x-own-failures');
  });

  it('have the form of RFC 9457 beside the plain one, where they are errors', () => {
    const json = (name: string) => ({ 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } });
    const get = { responses: { 200: { content: json('Error') }, 503: { content: json('Readiness') } } };
    const InternalError = { content: json('Error') };
    const schemas = { Error: { properties: { detail: {} } }, Readiness: { properties: { status: {} } } };
    const document = {
      security: [],
      paths: { '/things': { get } },
      components: { schemas, responses: { InternalError } },
    };
    addStandardResponses(document);
    expect(Object.keys(InternalError.content)).to.deep.equal(['application/json', 'application/problem+json']);
    expect(Object.keys(get.responses[200].content)).to.deep.equal(['application/json']);
    expect(Object.keys(get.responses[503].content)).to.deep.equal(['application/json']);
    expect(schemas).to.have.property('Problem');
  });
});
