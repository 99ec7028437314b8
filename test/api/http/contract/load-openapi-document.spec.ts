import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from 'chai';
import { loadOpenApiDocument } from '../../../../api/http/contract/load-openapi-document.js';

const TEXT = "openapi: '3.1.0'\ninfo: { title: As text, version: '1' }\npaths: {}\n";
const made_from = createHash('sha256').update(TEXT).digest('hex');
const document = { openapi: '3.1.0', info: { title: 'As built', version: '1' }, paths: {} };

describe('[U] loadOpenApiDocument', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lw-contract-'));
  after(() => rmSync(folder, { recursive: true }));

  function titleFrom(built: unknown): string {
    const file = join(folder, 'openapi.json');
    writeFileSync(file, typeof built === 'string' ? built : JSON.stringify(built));
    return loadOpenApiDocument(TEXT, pathToFileURL(file)).info.title;
  }

  it('takes what was built of this very text', () => {
    expect(titleFrom({ made_from, document })).to.equal('As built');
  });

  it('reads the text when it was built of another one, broken off, or not at all', () => {
    for (const built of [{ made_from: 'other', document }, { document }, '{"made_from', 'null', '7']) {
      expect(titleFrom(built)).to.equal('As text');
    }
    expect(loadOpenApiDocument(TEXT, pathToFileURL(join(folder, 'none.json'))).info.title).to.equal('As text');
  });

  it('refuses what is no contract, built or not', () => {
    expect(() => titleFrom({ made_from, document: { openapi: '2.0' } })).to.throw('3.1.');
    expect(() => loadOpenApiDocument('openapi: 2', pathToFileURL(join(folder, 'none.json')))).to.throw();
  });
});
