import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { expect } from 'chai';
import { freePort } from '../support/servers/free-port.js';

const PROGRAM = path.resolve(import.meta.dirname, '../../workers/codec-server-main.ts');
const TEMPORAL_PAYLOAD_KEYS = `a:${Buffer.alloc(32, 1).toString('base64')}`;
const CODEC_SERVER_TOKEN = 'a-token-of-operators-that-is-long-enough';

describe('[I] codec server as a process', function () {
  this.timeout(30_000);
  const start = (env: Record<string, string>) =>
    spawn(process.execPath, ['--import', 'tsx', PROGRAM], {
      env: { PATH: process.env['PATH'], ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });

  it('answers with the keys and the token alone, and leaves in order', async () => {
    const port = await freePort();
    const program = start({ TEMPORAL_PAYLOAD_KEYS, CODEC_SERVER_TOKEN, CODEC_SERVER_PORT: String(port) });
    const [line] = await once(createInterface({ input: program.stdout }), 'line');
    expect(JSON.parse(line)).to.include({ msg: 'listening', port });
    const decode = (token: string) =>
      fetch(`http://127.0.0.1:${port}/${token}/decode`, { method: 'POST', body: '{"payloads":[]}' });
    expect((await decode(CODEC_SERVER_TOKEN)).status).to.equal(200);
    expect((await decode('wrong')).status).to.equal(401);
    program.kill('SIGTERM');
    expect(await once(program, 'exit')).to.deep.equal([0, null]);
  });

  it('names what is missing', async () => {
    const program = start({ TEMPORAL_PAYLOAD_KEYS });
    const [said, [code]] = await Promise.all([text(program.stderr), once(program, 'exit')]);
    expect(code).to.equal(1);
    expect(said).to.contain('CODEC_SERVER_TOKEN: ');
  });
});
