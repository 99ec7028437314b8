import { deflateRawSync } from 'node:zlib';
import { expect } from 'chai';
import { gunzipText, gzipJson, packJson, unpackJson } from '../../../store/base/json-codec.js';

describe('[U] json codec', () => {
  const value = { text: 'ä'.repeat(1000), nested: [{ deep: null }] };

  it('gives back what it packed, in less room', () => {
    const packed = packJson(value);
    expect(unpackJson(packed)).to.deep.equal(value);
    expect(packed.length).to.be.lessThan(200);
  });

  it('reads what was packed as raw deflate', () => {
    const values: unknown[] = [value, '', 0, 'x'.repeat(200_000)];
    for (const each of values) expect(unpackJson(deflateRawSync(JSON.stringify(each)))).to.deep.equal(each);
  });

  it('gzips text that any gzip reader can read', async () => {
    expect(await gunzipText(await gzipJson(value))).to.equal(JSON.stringify(value));
  });
});
