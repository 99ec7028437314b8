import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { type InflateState, inflate } from '../../../../activities/crawl/sitemap/inflate.js';
import { until } from '../../../support/until.js';

/** What comes out of a body, and how it went. */
async function plainOf(body: AsyncIterable<Buffer> | Buffer, maxBytes = 100_000_000) {
  const state: InflateState = { gzip: false, bytes: 0, stopped: null };
  const chunks: Buffer[] = [];
  for await (const chunk of inflate(body, maxBytes, state)) chunks.push(chunk);
  return { plain: Buffer.concat(chunks).toString(), state };
}

async function* piecesOf(body: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < body.length; at += size) yield body.subarray(at, at + size);
}

describe('[U] inflate', () => {
  const text = 'plain text '.repeat(20_000);

  it('gives plain bytes as they are', async () => {
    expect(await plainOf(Buffer.from(text))).to.deep.equal({
      plain: text,
      state: { gzip: false, bytes: 220_000, stopped: null },
    });
    expect((await plainOf(Buffer.alloc(0))).state).to.deep.equal({ gzip: false, bytes: 0, stopped: null });
    expect((await plainOf(Buffer.from([0x1f]))).state).to.deep.equal({ gzip: false, bytes: 1, stopped: null });
  });

  it('unzips once or twice, the signature cut in two included', async () => {
    const expected = { plain: text, state: { gzip: true, bytes: 220_000, stopped: null } };
    expect(await plainOf(gzipSync(text))).to.deep.equal(expected);
    expect(await plainOf(piecesOf(gzipSync(gzipSync(text)), 1))).to.deep.equal(expected);
  });

  it('leaves a third layer as it is', async () => {
    const inner = gzipSync('x');
    const { state } = await plainOf(gzipSync(gzipSync(inner)));
    expect(state).to.deep.equal({ gzip: true, bytes: inner.length, stopped: null });
  });

  it('gives as many bytes as it may and not one more', async () => {
    expect(await plainOf(Buffer.from('12345'), 5)).to.deep.equal({
      plain: '12345',
      state: { gzip: false, bytes: 5, stopped: null },
    });
    expect(await plainOf(gzipSync('123456'), 5)).to.deep.equal({
      plain: '12345',
      state: { gzip: true, bytes: 5, stopped: 'too_large' },
    });
  });

  it('calls 200 bytes from one a bomb, beyond ten million', async () => {
    expect((await plainOf(gzipSync(Buffer.alloc(10_000_000)))).state.stopped).to.equal(null);
    const { state } = await plainOf(gzipSync(Buffer.alloc(11_000_000)));
    expect([state.stopped, state.bytes > 10_000_000]).to.deep.equal(['bomb', true]);
    expect((await plainOf(Buffer.alloc(11_000_000))).state.stopped).to.equal(null);
  });

  it('gives what is before damage', async () => {
    const zipped = gzipSync(text);
    const cut = await plainOf(zipped.subarray(0, -8));
    expect([cut.plain, cut.state.stopped]).to.deep.equal([text, 'damaged']);
    expect((await plainOf(Buffer.from([0x1f, 0x8b, 0, 0]))).state).to.deep.equal({
      gzip: true,
      bytes: 0,
      stopped: 'damaged',
    });
  });

  it('ignores what is behind the last member, as gunzip and search engines do', async () => {
    const whole = { plain: text, state: { gzip: true, bytes: 220_000, stopped: null } };
    for (const behind of ['\n', 'garbage that is no gzip', '\0\0\0\0', '<!-- cached -->'.repeat(100)])
      expect(await plainOf(Buffer.concat([gzipSync(text), Buffer.from(behind)])), behind).to.deep.equal(whole);
    const two = Buffer.concat([gzipSync('one '), gzipSync('two'), Buffer.from('x')]);
    expect((await plainOf(piecesOf(two, 3))).plain).to.equal('one two');
  });

  it('gives what a short file holds before it is cut or damaged', async () => {
    const lines = Array.from({ length: 200 }, (_, at) => `https://site.example/${at ** 3}\n`).join('');
    const zipped = gzipSync(lines);
    const cut = await plainOf(zipped.subarray(0, Math.floor(zipped.length / 2)));
    expect(cut.state.stopped).to.equal('damaged');
    expect(lines.startsWith(cut.plain)).to.equal(true);
    expect(cut.plain.length).to.be.greaterThan(lines.length / 3);
    const damaged = Buffer.from(zipped);
    damaged.fill(0xff, Math.floor(zipped.length * 0.8));
    const read = await plainOf(damaged);
    expect(read.state.stopped).to.equal('damaged');
    expect(read.plain.slice(0, lines.length / 3)).to.equal(lines.slice(0, lines.length / 3));
  });

  for (const kind of ['plain', 'zipped'] as const) {
    it(`lets go of a ${kind} body when its reader stops early`, async () => {
      let wasLetGo = false;
      async function* body() {
        try {
          const bytes = kind === 'plain' ? Buffer.from(text) : gzipSync(text, { level: 0 });
          for (;;) yield* piecesOf(bytes, 1000);
        } finally {
          wasLetGo = true;
        }
      }
      await plainOf(body(), 500);
      await until('the body is let go of', () => wasLetGo);
    });
  }
});
