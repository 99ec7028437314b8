import { expect } from 'chai';
import { readOpenApiDocument } from '../../../../api/http/contract/openapi-document.js';
import { extractPaths } from '../../../../api/http/contract/partial-document.js';

const answer = (schema: string) => ({
  operationId: schema,
  responses: { 200: { content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } } } },
});

const DOCUMENT = readOpenApiDocument({
  openapi: '3.1.0',
  info: { title: 'Things', version: '1' },
  paths: {
    '/things': { get: { ...answer('Thing'), parameters: [{ $ref: '#/components/parameters/Limit' }] } },
    '/trees': { get: answer('Tree') },
    '/shapes': { get: answer('Shape') },
    '/broken': { get: answer('Missing') },
  },
  components: {
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    parameters: { Limit: { name: 'limit', in: 'query', schema: { $ref: '#/components/schemas/Count' } } },
    schemas: {
      Thing: { type: 'object', properties: { size: { $ref: '#/components/schemas/Count' } } },
      Count: { type: 'integer' },
      Tree: {
        type: 'object',
        properties: { branches: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } },
      },
      Shape: {
        discriminator: { propertyName: 'kind', mapping: { round: '#/components/schemas/Circle' } },
        type: 'object',
      },
      Circle: { type: 'object' },
    },
  },
});

const schemasOf = (...paths: string[]) => {
  const components = extractPaths(DOCUMENT, paths)['components'];
  expect(components).to.have.property('securitySchemes');
  return Object.keys((components as { schemas: object }).schemas).sort();
};

describe('[U] extractPaths', () => {
  it('keeps the paths and what they refer to, through parameters, circles and discriminators too', () => {
    expect(Object.keys(extractPaths(DOCUMENT, ['/things', '/trees']).paths)).to.deep.equal(['/things', '/trees']);
    expect(schemasOf('/things')).to.deep.equal(['Count', 'Thing']);
    expect(schemasOf('/trees')).to.deep.equal(['Tree']);
    expect(schemasOf('/trees', '/things')).to.deep.equal(['Count', 'Thing', 'Tree']);
    expect(schemasOf('/shapes')).to.deep.equal(['Circle', 'Shape']);
  });

  it('leaves out examples, which no request is judged by', () => {
    const schema = { type: 'object', properties: { examples: { type: 'string' } } };
    const media = { schema, examples: { big: { $ref: '#/components/examples/Big' } } };
    const document = readOpenApiDocument({
      ...DOCUMENT,
      paths: {
        '/big': { get: { operationId: 'big', responses: { 200: { content: { 'application/json': media } } } } },
      },
      components: { examples: { Big: { value: {} } } },
    });
    const found = extractPaths(document, ['/big']);
    expect(JSON.stringify(found)).to.include('"properties":{"examples"').and.not.include('Big');
    expect(JSON.stringify(document)).to.include('Big');
  });

  it('returns a copy', () => {
    const { paths } = extractPaths(DOCUMENT, ['/trees']);
    expect(paths['/trees']).to.deep.equal(DOCUMENT.paths['/trees']);
    expect(paths['/trees']).not.to.equal(DOCUMENT.paths['/trees']);
  });

  it('names a reference that leads nowhere', () => {
    expect(() => extractPaths(DOCUMENT, ['/broken'])).to.throw('#/components/schemas/Missing');
  });
});
