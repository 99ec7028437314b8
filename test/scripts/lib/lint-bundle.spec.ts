import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { lintBundle } from '../../../scripts/lib/lint-bundle.mjs';

const CONTRACT = `openapi: 3.1.0
info: { title: Things, version: '1', description: Things., contact: { name: Ana }, license: { name: MIT, url: https://example.com } }
servers: [{ url: / }]
security: []
tags: [{ name: Things, description: All of them. }]
paths:
  /things:
    get:
      operationId: listThings
      summary: All things
      description: Without pages.
      tags: [Things]
      responses:
        '200':
          description: The things.
          content: { application/json: { schema: { type: array, items: { type: string } }, example: [a] } }
components:
  responses:
    InvalidInput: { description: Invalid. }
    TooManyRequests: { description: Later. }
    InternalError: { description: Ours. }
`;

describe('[U] lint of the contract in one file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lw-contract-'));
  after(() => rmSync(folder, { recursive: true }));

  const lint = (text: string) => {
    writeFileSync(join(folder, 'openapi.yaml'), text);
    return lintBundle(folder);
  };

  it('finds nothing where all is well', async () => {
    expect(await lint(CONTRACT)).to.deep.equal([]);
  });

  it('names an array without items and an example that its schema refuses', async () => {
    const wrong = CONTRACT.replace(
      'schema: { type: array, items: { type: string } }, example: [a]',
      'schema: { type: object, properties: { a: { type: array }, b: { type: integer } } }, example: { b: c }',
    );
    const found = (await lint(wrong)).join('\n');
    expect(found).to.include('(spectral array-items)');
    expect(found).to.include('(spectral oas3-valid-media-example)');
    expect(found).to.include('paths//things/get/responses/200/content/application/json');
  });

  it('names an operation without a description', async () => {
    const [found] = await lint(CONTRACT.replace('      description: Without pages.\n', ''));
    expect(found).to.include('paths//things/get').and.include('(spectral operation-description)');
  });
});
