import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { parse } from 'yaml';
import { bundleContract } from '../../../scripts/lib/bundle-contract.mjs';

const ENTRY = `openapi: 3.1.0
info: { title: Things, version: '1' }
security: []
paths:
  /things/{id}: { $ref: 'parts/paths.yaml#/~1things~1{id}' }
components:
  responses:
    InvalidInput: { $ref: 'parts/responses.yaml#/InvalidInput' }
    InternalError: { $ref: 'parts/responses.yaml#/InternalError' }
`;
const PATHS = `/things/{id}:
  get:
    operationId: getThing
    x-rate-limit: false
    responses:
      '200':
        description: The thing.
        content: { application/json: { schema: { $ref: 'schemas.yaml#/Thing' } } }
`;
const SCHEMAS = `Thing: { type: object, properties: { part: { $ref: '#/Part' } } }
Part: { type: string }
`;
const RESPONSES = `InvalidInput: { description: Wrong. }
InternalError: { description: Failed. }
`;

describe('[U] bundle of the contract', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lw-contract-'));
  after(() => rmSync(folder, { recursive: true }));

  function bundle(paths: string) {
    const files = { 'openapi.yaml': ENTRY, 'parts/paths.yaml': paths, 'parts/schemas.yaml': SCHEMAS };
    mkdirSync(join(folder, 'parts'), { recursive: true });
    for (const [name, text] of Object.entries({ ...files, 'parts/responses.yaml': RESPONSES }))
      writeFileSync(join(folder, name), text);
    return bundleContract(join(folder, 'openapi.yaml'));
  }

  it('is one document without files, with the standard responses', async () => {
    const { text, document } = await bundle(PATHS);
    expect(parse(text)).to.deep.equal(document);
    expect(text).to.not.include('.yaml#');
    const { responses } = document['paths']['/things/{id}'].get;
    expect(responses['200'].content['application/json'].schema).to.deep.equal({ $ref: '#/components/schemas/Thing' });
    expect(responses['422']).to.deep.equal({ $ref: '#/components/responses/InvalidInput' });
    expect(document['components']).to.deep.equal({
      responses: { InvalidInput: { description: 'Wrong.' }, InternalError: { description: 'Failed.' } },
      schemas: {
        Part: { type: 'string' },
        Thing: { type: 'object', properties: { part: { $ref: '#/components/schemas/Part' } } },
      },
    });
  });

  it('is none where a reference leads nowhere, which is named', async () => {
    const failure = await bundle(PATHS.replace('#/Thing', '#/Thong')).catch((error: unknown) => error);
    expect(failure).to.be.an('error').with.property('message').that.includes('parts/paths.yaml #/~1things~1{id}/get');
  });
});
