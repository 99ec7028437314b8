import { expect } from 'chai';
import { readEncryptionKeys } from '../../platform/encryption-keys.js';

const base64 = (byte: number): string => Buffer.alloc(32, byte).toString('base64');

describe('[U] readEncryptionKeys', () => {
  it('tells keys by their ids, in the order given', () => {
    const keys = readEncryptionKeys('KEYS', [`new:${base64(1)}`, `old:${base64(2)}`]);
    expect([...keys]).to.deep.equal([
      ['new', Buffer.alloc(32, 1)],
      ['old', Buffer.alloc(32, 2)],
    ]);
    expect(readEncryptionKeys('KEYS', []).size).to.equal(0);
  });

  it('names the setting and the entry that has not the form, and never the key', () => {
    const good = `a:${base64(1)}`;
    const bad = ['hunter2', `:${base64(2)}`, `b:${base64(2).slice(4)}`, `b:${base64(2)}A`, `b c:${base64(2)}`, ''];
    for (const entry of bad)
      expect(() => readEncryptionKeys('KEYS', [good, entry]), entry).to.throw(
        /^KEYS: entry 2 is not <key id>:<base64 of 32 bytes>$/,
      );
  });

  it('takes the same key twice, and no second key under an id', () => {
    const key = `a:${base64(1)}`;
    expect(readEncryptionKeys('KEYS', [key, key]).size).to.equal(1);
    expect(() => readEncryptionKeys('KEYS', [key, `a:${base64(2)}`])).to.throw(
      'KEYS: entry 2 has the id of an earlier key',
    );
  });
});
