import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { lintContract } from '../../../scripts/lib/lint-contract.mjs';

const CONTRACT = `openapi: 3.1.0
info: { title: Things, version: '1', license: { name: MIT, url: https://example.com } }
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
`;

describe('[U] lint of the contract', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lw-contract-'));
  before(() => cpSync('redocly.yaml', join(folder, 'redocly.yaml')));
  after(() => rmSync(folder, { recursive: true }));

  const lint = (text: string) => {
    writeFileSync(join(folder, 'openapi.yaml'), text);
    return lintContract(folder);
  };

  it('finds nothing where all is well', async () => {
    expect(await lint(CONTRACT)).to.deep.equal([]);
  });

  it('names a description that a comma has cut, and an example that its schema refuses', async () => {
    const cut = CONTRACT.replace('{ type: string }', '{ type: string, description: Name, not id. }');
    const [found, ...others] = await lint(cut.replace('example: [a]', 'example: [1]'));
    expect(others).to.have.length(1);
    expect(`${found}\n${others}`).to.include('openapi.yaml#/paths/~1things/get').and.include('`not id.`');
    expect(`${found}\n${others}`).to.include('(no-invalid-media-type-examples)');
  });
});
