import { expect } from 'chai';
import { parseOpenApiDocument } from '../../../../api/http/contract/openapi-document.js';
import { createOperationFinder } from '../../../../api/http/contract/operation-finder.js';

const operation = (operationId: string, responses: object = {}) => ({ operationId, responses });
const find = createOperationFinder(
  parseOpenApiDocument(
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 't', version: '1' },
      paths: {
        '/a/{id}': { parameters: [], get: operation('getOne'), delete: operation('dropOne') },
        '/a/latest': { get: operation('getLatest') },
        '/a/{id}/b/{other}': { post: operation('postDeep') },
        '/a/{id}/b/new': { post: operation('postNew') },
        '/events': { get: operation('events', { 200: { description: '', content: { 'text/event-stream': {} } } }) },
      },
    }),
  ),
);
const id = (method: string, path: string) => find(method, path)?.operation?.operationId;

describe('[U] createOperationFinder', () => {
  it('prefers fixed segments to parameters', () => {
    expect([id('GET', '/a/latest'), id('GET', '/a/1'), id('POST', '/a/1/b/new'), id('POST', '/a/1/b/2')]).to.deep.equal(
      ['getLatest', 'getOne', 'postNew', 'postDeep'],
    );
  });

  it('compares paths as they are sent', () => {
    for (const path of ['/A/1', '/a', '/a/', '/a//', '//a/1', '/a/1/', '/a/1/b', '/a/1/b/', '/a/./1', '', '*']) {
      expect(id('GET', path), path).to.equal(path === '/a/1/' ? 'getOne' : undefined);
    }
    expect(id('GET', '/a/%2e%2e')).to.equal('getOne');
  });

  it('tells an unknown method from an unknown path', () => {
    expect(find('PUT', '/a/1')).to.deep.equal({
      path: '/a/{id}',
      operation: undefined,
      allowed: ['GET', 'DELETE', 'HEAD', 'OPTIONS'],
    });
    expect(find('PUT', '/b')).to.equal(null);
    expect(find('constructor', '/a/1')).to.have.property('operation', undefined);
  });

  it('answers HEAD like GET, except for streams', () => {
    expect(id('HEAD', '/a/1')).to.equal('getOne');
    expect(find('HEAD', '/events')).to.deep.equal({
      path: '/events',
      operation: undefined,
      allowed: ['GET', 'OPTIONS'],
    });
    expect(id('GET', '/events')).to.equal('events');
  });
});
