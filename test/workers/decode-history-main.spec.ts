import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { defaultPayloadConverter, type Payload } from '@temporalio/common';
import { expect } from 'chai';
import { createPayloadCodec } from '../../platform/payload-codec.js';

const PROGRAM = path.resolve(import.meta.dirname, '../../workers/decode-history-main.ts');
const KEY = `a:${Buffer.alloc(32, 1).toString('base64')}`;

/** With these keys and no other setting. */
async function run(keys: string, given: string) {
  const env = { PATH: process.env['PATH'], TEMPORAL_PAYLOAD_KEYS: keys };
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM], { env, stdio: 'pipe' });
  child.stdin.end(given);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, out, error };
}

describe('[I] reading a history by its key', function () {
  this.timeout(30_000);

  it('needs the keys alone, and says what is wrong on stderr', async () => {
    const [payload] = await createPayloadCodec([KEY]).encode([defaultPayloadConverter.toPayload('Hello') as Payload]);
    const metadata = Object.entries(payload?.metadata ?? {}).map(([name, bytes]) => [
      name,
      Buffer.from(bytes).toString('base64'),
    ]);
    const data = Buffer.from(payload?.data ?? []).toString('base64');
    const given = JSON.stringify({ result: { metadata: Object.fromEntries(metadata), data } });
    const read = await run(KEY, given);
    expect([read.code, read.error]).to.deep.equal([0, '']);
    expect(JSON.parse(read.out)).to.deep.equal({ result: 'Hello' });
    const lost = await run('', given);
    expect([lost.code, lost.out]).to.deep.equal([1, '']);
    expect(lost.error).to.match(/^TEMPORAL_PAYLOAD_KEYS holds no key "a".*\n$/);
    expect(await run(KEY, 'no JSON')).to.include({ code: 1, out: '' });
  });
});
