import { expect } from 'chai';
import { gunzipText, gzipJson, packJson, unpackJson } from '../../store/json-codec.js';

describe('[U] json codec', () => {
  const value = { text: 'ä'.repeat(1000), nested: [{ deep: null }] };

  it('gives back what it packed, in less room', async () => {
    const packed = await packJson(value);
    expect(await unpackJson(packed)).to.deep.equal(value);
    expect(packed.length).to.be.lessThan(200);
  });

  it('gzips text that any gzip reader can read', async () => {
    expect(await gunzipText(await gzipJson(value))).to.equal(JSON.stringify(value));
  });
});
