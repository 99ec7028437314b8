import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { decodeJwt } from 'jose';
import { findDevelopmentUser } from '../../../scripts/lib/development-user.mjs';
import { makeOwnToken } from '../../../scripts/lib/own-token.mjs';
import { identifyProcess } from '../../../scripts/lib/process-table.mjs';
import { writeRunRecord } from '../../../scripts/lib/run-record.mjs';
import { readSettings } from '../../../scripts/lib/settings.mjs';

describe('[I] token for the platform that runs here', () => {
  let dataDir: string;
  const issuer = 'http://127.0.0.1:9400';
  const settings = (env: Record<string, string> = {}) => readSettings({ DATA_DIR: dataDir, ...env });
  beforeEach(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'linkwright-token-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));
  const run = (pid = process.pid, identity = identifyProcess(process.pid)) =>
    writeRunRecord(dataDir, {
      runId: 'spec-run',
      pid,
      identity,
      state: 'ready',
      scratch: '/tmp/lw-Abc123',
      parts: {},
      addresses: { api: 'http://127.0.0.1:8080', issuer },
    });

  it('is made for its address, by any name of this machine', () => {
    run();
    for (const address of ['http://127.0.0.1:8080', 'http://127.0.0.1:8080/', 'http://localhost:8080']) {
      const token = makeOwnToken(settings(), address);
      expect(decodeJwt(token ?? ''), address).to.include({ iss: issuer, sub: findDevelopmentUser() });
    }
  });

  it('is not made for a platform elsewhere, nor where none runs', () => {
    expect(makeOwnToken(settings(), 'http://127.0.0.1:8080')).to.equal(null);
    run();
    for (const address of ['http://127.0.0.1:9999', 'https://127.0.0.1:8080', 'http://seo.example:8080', 'nothing'])
      expect(makeOwnToken(settings(), address), address).to.equal(null);
    run(2 ** 22, 'another process');
    expect(makeOwnToken(settings(), 'http://127.0.0.1:8080')).to.equal(null);
  });

  it('is never made where another provider signs', () => {
    run();
    for (const env of [{ OIDC_ISSUER: 'https://id.example' }, { NODE_ENV: 'production' }])
      expect(makeOwnToken(settings(env), 'http://127.0.0.1:8080')).to.equal(null);
  });
});
