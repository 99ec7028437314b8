import { strict as assert } from 'node:assert';
import { expect } from 'chai';
import { errors } from 'undici';
import { guardProcess, isForeignError } from '../../platform/guard-process.js';
import { startChild } from '../support/child.js';

const coded = (code: string) => Object.assign(new Error(code), { code });

/** As if it had been thrown at these places, innermost first. */
function thrownAt(...places: string[]): Error {
  const error = new Error('odd');
  error.stack = `Error: odd\n${places.map((place) => `    at act (${place}:1:1)`).join('\n')}`;
  return error;
}

describe('[U] isForeignError', () => {
  it('holds for failures of one connection or stream', () => {
    const codes = [
      'ECONNRESET',
      'EPIPE',
      'ETIMEDOUT',
      'EPROTO',
      'HPE_INVALID_CONSTANT',
      'UND_ERR_ABORTED',
      'Z_DATA_ERROR',
    ];
    const more = ['ERR_STREAM_PREMATURE_CLOSE', 'ERR_HTTP2_STREAM_ERROR', 'ERR_SSL_WRONG_VERSION_NUMBER', 'ABORT_ERR'];
    for (const code of [...codes, ...more]) expect(isForeignError(coded(code)), code).to.equal(true);
    expect(isForeignError(new errors.RequestAbortedError())).to.equal(true);
    expect(isForeignError(new DOMException('gone', 'AbortError'))).to.equal(false);
  });

  it('holds for what the readers of strangers throw themselves', () => {
    const undici = '/app/node_modules/undici/lib/dispatcher/client-h1.js';
    expect(isForeignError(thrownAt(undici))).to.equal(true);
    expect(isForeignError(thrownAt('node:assert', undici, '/app/dist/x.js'))).to.equal(true);
    expect(isForeignError(thrownAt('node:internal/deps/undici/undici'))).to.equal(true);
    expect(isForeignError(thrownAt('/app/node_modules/imapflow/lib/imap-flow.js'))).to.equal(true);
  });

  it('does not hold for our own failures, anyone who called us', () => {
    expect(isForeignError(new TypeError('x is not a function'))).to.equal(false);
    expect(isForeignError(thrownAt('/app/dist/activities/crawl/x.js', '/app/node_modules/undici/a.js'))).to.equal(
      false,
    );
    for (const code of ['ERR_ASSERTION', 'ENOSPC', 'EMFILE', 'ENOMEM', 'ERR_INVALID_ARG_TYPE'])
      expect(isForeignError(coded(code)), code).to.equal(false);
    for (const odd of [null, undefined, 'ECONNRESET', { code: 'ECONNRESET' }])
      expect(isForeignError(odd)).to.equal(false);
  });

  it('does not hold for an assertion of ours', () => {
    try {
      assert.equal(1, 2);
    } catch (error) {
      expect(isForeignError(error)).to.equal(false);
    }
  });
});

describe('[I] guardProcess', () => {
  const module = new URL('../../platform/guard-process.ts', import.meta.url).href;

  /** A process that is guarded while the code runs, and says how it continues. */
  const run = async (code: string) => {
    const script = `
      import { guardProcess } from ${JSON.stringify(module)};
      const say = (level) => (fields, words) => console.log(level, fields.err.message, words);
      const stop = () => { console.log('stopping in order'); setTimeout(() => process.exit(1), 50); };
      const unguard = guardProcess({ logger: { error: say('error'), fatal: say('fatal') }, stop });
      const alive = setTimeout(() => { console.log('alive'); process.exit(0); }, 300);
      ${code}
      console.log('ready');`;
    const child = await startChild(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      ready: /ready/,
    });
    const exit = await child.exited;
    return { exit, output: child.output() };
  };

  it('continues after a stream of a stranger failed unheard, as event and as rejection', async () => {
    const { exit, output } = await run(`
      import { Readable } from 'node:stream';
      new Readable({ read() {} }).destroy(Object.assign(new Error('cut'), { code: 'ECONNRESET' }));
      Promise.reject(Object.assign(new Error('refused'), { code: 'UND_ERR_SOCKET' }));`);
    expect(exit).to.equal(0);
    expect(output)
      .to.match(/error cut .*continuing/)
      .and.match(/error refused .*continuing/)
      .and.match(/alive/);
  });

  it('stops in order after a failure of our own', async () => {
    const { exit, output } = await run(`setTimeout(() => { throw new TypeError('ours'); }, 1);
      setTimeout(() => { throw new TypeError('again'); }, 5);`);
    expect(exit).to.equal(1);
    expect(output)
      .to.match(/fatal ours/)
      .and.match(/fatal again/);
    expect(output.match(/stopping in order/g)).to.have.length(1);
  });

  it('leaves all as it was once it is taken off', async () => {
    const { exit } = await run(`setTimeout(() => { unguard(); throw new Error('late'); }, 1);`);
    expect(exit).to.equal(1);
    const before = process.listenerCount('uncaughtException');
    guardProcess({ logger: { error() {}, fatal() {} }, stop() {} })();
    expect(process.listenerCount('uncaughtException')).to.equal(before);
  });
});
