import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { gunzipMembers } from '../../../../activities/crawl/sitemap/gunzip-members.js';

async function* piecesOf(body: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < body.length; at += size) yield body.subarray(at, at + size);
}

async function gunzip(body: Buffer, size = 100_000) {
  const state = { damaged: false };
  const plain: Buffer[] = [];
  for await (const chunk of gunzipMembers(piecesOf(body, size), state)) plain.push(chunk);
  return { plain: Buffer.concat(plain).toString(), damaged: state.damaged };
}

/** A gzip file with every part that a header may have (RFC 1952 2.3). */
function withHeader(text: string): Buffer {
  const zipped = gzipSync(text);
  const fixed = Buffer.from(zipped.subarray(0, 10));
  fixed[3] = 0b11110;
  const extra = Buffer.from([3, 0, 1, 2, 3]);
  const names = Buffer.from('sitemap.xml\0made by hand\0');
  return Buffer.concat([fixed, extra, names, Buffer.from([0, 0]), zipped.subarray(10)]);
}

describe('[U] gunzip members', () => {
  const text = 'https://site.example/\n'.repeat(50_000);

  it('gives the plain bytes, whatever the pieces and the header', async () => {
    const whole = { plain: text, damaged: false };
    for (const size of [1, 7, 1_000, 100_000]) expect(await gunzip(gzipSync(text), size)).to.deep.equal(whole);
    expect(await gunzip(withHeader(text))).to.deep.equal(whole);
    expect(await gunzip(gzipSync(text, { level: 0 }))).to.deep.equal(whole);
    expect(await gunzip(gzipSync(''))).to.deep.equal({ plain: '', damaged: false });
  });

  it('joins members and ignores what is none behind them', async () => {
    const both = Buffer.concat([gzipSync('a'), gzipSync('b'), Buffer.from('rest')]);
    for (const size of [1, 100]) expect(await gunzip(both, size)).to.deep.equal({ plain: 'ab', damaged: false });
  });

  it('says that data are damaged or end too early', async () => {
    const zipped = gzipSync('text');
    for (const at of [3, 9, 12, zipped.length - 9, zipped.length - 1])
      expect((await gunzip(zipped.subarray(0, at))).damaged, String(at)).to.equal(true);
    expect(await gunzip(Buffer.from('no gzip at all'))).to.deep.equal({ plain: '', damaged: true });
    expect(await gunzip(Buffer.from([0x1f, 0x8b, 0, 0]))).to.deep.equal({ plain: '', damaged: true });
  });
});
