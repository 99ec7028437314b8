import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from 'chai';
import { loadOpenApiDocument } from '../../api/contract/load-openapi-document.js';
import { parseOpenApiDocument, readOpenApiText } from '../../api/contract/openapi-document.js';

describe('[I] the built contract', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lw-contract-'));
  after(() => rmSync(folder, { recursive: true }));

  it('is read as the contract itself is', () => {
    const file = join(folder, 'new', 'openapi.json');
    execFileSync(process.execPath, ['--import', 'tsx', 'api/build-contract-main.ts', file]);
    const text = readOpenApiText();
    const { document } = JSON.parse(readFileSync(file, 'utf8'));
    expect(document.info.title).to.equal('Linkwright');
    expect(loadOpenApiDocument(text, pathToFileURL(file))).to.deep.equal(parseOpenApiDocument(text));
    expect(loadOpenApiDocument(`${text}\n`, pathToFileURL(file)).info.title).to.equal('Linkwright');
  });
});
