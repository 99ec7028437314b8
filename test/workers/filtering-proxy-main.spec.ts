import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect } from 'chai';
import { z } from 'zod';
import { until } from '../support/until.js';

const PROGRAM = path.resolve(import.meta.dirname, '../../workers/filtering-proxy-main.ts');
const lineSchema = z.object({ msg: z.string(), url: z.url().optional(), reason: z.string().optional() });

describe('[I] filtering proxy as a process', () => {
  let site: Server;
  let sitePort: number;
  let proxy: ChildProcess;
  let proxyUrl: URL;
  const lines: z.infer<typeof lineSchema>[] = [];

  before(async () => {
    site = createServer((_request, response) => response.end('inside'));
    await once(site.listen(0, '127.0.0.1'), 'listening');
    sitePort = (site.address() as AddressInfo).port;
    // No secret and no database: it must start with these alone.
    const env = { PATH: process.env['PATH'], PORT: '0', ALLOWED_PRIVATE_HOSTS: `127.0.0.1:${sitePort}` };
    proxy = spawn(process.execPath, ['--import', 'tsx', PROGRAM], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    if (proxy.stdout === null) throw new Error('no output');
    const reader = createInterface({ input: proxy.stdout });
    reader.on('line', (line) => lines.push(lineSchema.parse(JSON.parse(line))));
    await once(reader, 'line');
    proxyUrl = new URL(lines[0]?.url ?? '');
  });

  after(() => {
    proxy.kill('SIGKILL');
    site.close();
  });

  function get(target: string): Promise<{ status: number | undefined; body: string }> {
    return new Promise((resolve, reject) => {
      const options = {
        host: proxyUrl.hostname,
        port: proxyUrl.port,
        path: target,
        headers: { host: new URL(target).host },
      };
      const call = request(options, async (response) => {
        let body = '';
        for await (const chunk of response) body += chunk;
        resolve({ status: response.statusCode, body });
      });
      call.once('error', reject);
      call.end();
    });
  }

  it('passes on what is allowed and refuses, and logs, what is not', async () => {
    expect(await get(`http://127.0.0.1:${sitePort}/`)).to.deep.equal({ status: 200, body: 'inside' });
    expect((await get('http://169.254.169.254/latest/meta-data/')).status).to.equal(403);
    expect((await get(`http://127.0.0.1:${Number(proxyUrl.port)}/`)).status).to.equal(403);
    const refusals = () => lines.filter(({ msg }) => msg === 'refused');
    // The log comes through a pipe of its own, after the answer.
    await until('both refusals are logged', () => refusals().length >= 2);
    expect(refusals()).to.have.length(2);
    for (const { reason } of refusals()) expect(reason).to.match(/\w/);
  });

  it('stops in order at SIGTERM', async () => {
    const exit = once(proxy, 'exit');
    proxy.kill('SIGTERM');
    expect(await exit).to.deep.equal([0, null]);
    await until('its last line is read', () => lines.at(-1)?.msg === 'stopping');
  });
});
