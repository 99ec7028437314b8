import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';

const JOBS = path.resolve(import.meta.dirname, '../../docker/tls');
const run = promisify(execFile);

describe('[U] docker/tls/start.sh', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'tls-'));
    const caddy = path.join(folder, 'caddy');
    await writeFile(caddy, '#!/bin/sh\necho "$TLS_HOST|$TLS_SITE|$TLS_ISSUER|$TLS_CONTACT"\necho "$*" >&2\n');
    await chmod(caddy, 0o755);
  });
  after(() => rm(folder, { recursive: true }));
  const start = (PUBLIC_URL: string, more: Record<string, string> = {}) =>
    run('/bin/sh', [path.join(JOBS, 'start.sh')], {
      env: { PATH: `${folder}:${process.env['PATH']}`, PUBLIC_URL, ...more },
    });
  const reported = async (...given: Parameters<typeof start>) => (await start(...given)).stdout.trim().split('|');

  it('serves the host of PUBLIC_URL, with a public certificate for a public name', async () => {
    for (const address of ['https://seo.example.com', 'https://seo.example.com/', 'https://seo.example.com:8443/x'])
      expect(await reported(address), address).to.deep.equal(['seo.example.com', 'seo.example.com', '', '']);
    expect(await reported('https://shop1.2go.example')).to.deep.equal([
      'shop1.2go.example',
      'shop1.2go.example',
      '',
      '',
    ]);
    expect((await start('https://seo.example.com')).stderr).to.equal(
      'run --adapter caddyfile --config /jobs/Caddyfile\n',
    );
  });

  it('takes an authority of its own where no public one would vouch', async () => {
    const INTERNAL = 'tls internal';
    for (const host of ['localhost', 'a.localhost', '127.0.0.1', '10.1.2.3', 'seo.internal', 'seo.local', 'seo.test'])
      expect(await reported(`https://${host}:8443`), host).to.deep.equal([host, host, INTERNAL, '']);
    expect(await reported('https://[::1]:8443')).to.deep.equal(['::1', '[::1]', INTERNAL, '']);
    const own = { TLS_OWN_CA: 'true' };
    expect(await reported('https://seo.example.com', own)).to.deep.equal([
      'seo.example.com',
      'seo.example.com',
      INTERNAL,
      '',
    ]);
  });

  it('hands the address for the authority on', async () => {
    expect((await reported('https://seo.example.com', { TLS_EMAIL: 'ops@example.com' }))[3]).to.equal(
      'email ops@example.com',
    );
  });

  it('says what is wrong with a setting', async () => {
    const failure = await start('http://seo.example.com').catch((error: unknown) => error);
    expect(failure).to.have.property('stderr').that.contains('PUBLIC_URL must begin with https://');
    const wrong = await start('https://seo.example.com', { TLS_OWN_CA: 'yes' }).catch((error: unknown) => error);
    expect(wrong).to.have.property('stderr').that.contains('TLS_OWN_CA must be true or false');
  });

  it('fills in all that the configuration asks for', async () => {
    const asked = [...(await readFile(path.join(JOBS, 'Caddyfile'), 'utf8')).matchAll(/\{\$([A-Z_]+)\}/g)];
    const script = await readFile(path.join(JOBS, 'start.sh'), 'utf8');
    const exported = /^export (.+)$/m.exec(script)?.[1]?.split(' ') ?? [];
    expect(new Set(asked.map((match) => match[1]))).to.deep.equal(new Set(exported));
  });
});
