import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import { createSecrets } from '../../platform/secrets.js';

const key = (id: string): string => `${id}:${randomBytes(32).toString('base64')}`;

describe('[U] secrets at rest', () => {
  it('come back as they were, and are sealed in another way each time', () => {
    const secrets = createSecrets([key('a')]);
    const [one, two] = [secrets.seal('hunter2 ü'), secrets.seal('hunter2 ü')];
    expect(one).to.not.equal(two);
    expect(one).to.match(/^a\.[\w-]+\.[\w-]+\.[\w-]+$/);
    expect([secrets.open(one), secrets.open(two)]).to.deep.equal(['hunter2 ü', 'hunter2 ü']);
    expect(secrets.open(secrets.seal(''))).to.equal('');
  });

  it('stay readable when a new key is put in front, which seals from then on', () => {
    const old = key('old');
    const sealed = createSecrets([old]).seal('secret');
    const rotated = createSecrets([key('new'), old]);
    expect(rotated.open(sealed)).to.equal('secret');
    expect(rotated.seal('x')).to.match(/^new\./);
  });

  it('cannot be read without their key, and the error names it', () => {
    const sealed = createSecrets([key('lost')]).seal('secret');
    expect(() => createSecrets([key('other')]).open(sealed)).to.throw('holds no key "lost"');
  });

  it('open at their place alone when they are bound, and anywhere when they are of the time before', () => {
    const secrets = createSecrets([key('a')]);
    const bound = secrets.bind('secret', 'row 1');
    expect(bound).to.match(/^a~\.[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(secrets.openBound(bound, 'row 1')).to.equal('secret');
    expect(() => secrets.openBound(bound, 'row 2')).to.throw();
    // Without its mark it is no text of the time before.
    expect(() => secrets.openBound(bound.replace('~', ''), 'row 1')).to.throw();
    expect(secrets.openBound(secrets.seal('old'), 'row 2')).to.equal('old');
    expect(() => createSecrets([key('b')]).openBound(bound, 'row 1')).to.throw('holds no key "a"');
  });

  it('cannot be changed', () => {
    const secrets = createSecrets([key('a')]);
    const parts = secrets.seal('secret').split('.');
    const changed = [...parts.slice(0, 3), Buffer.from('secreT').toString('base64url')].join('.');
    expect(() => secrets.open(changed)).to.throw();
    expect(() => secrets.open('a.b')).to.throw('Not a sealed secret');
  });

  it('cannot be kept without a key', () => {
    expect(() => createSecrets([]).seal('x')).to.throw('ENCRYPTION_KEYS is not set');
  });

  it('open at the place they were sealed for, and at no other', () => {
    const secrets = createSecrets([key('a')]);
    const sealed = secrets.seal('token', 'alice|searchconsole|access_token');
    expect(secrets.open(sealed, 'alice|searchconsole|access_token')).to.equal('token');
    for (const place of ['bob|searchconsole|access_token', 'alice|searchconsole|refresh_token', '', undefined])
      expect(() => secrets.open(sealed, place), String(place)).to.throw();
    expect(() => secrets.open(secrets.seal('token'), 'alice|searchconsole|access_token')).to.throw();
  });

  it('refuse every flipped bit, and every shortened part', () => {
    const secrets = createSecrets([key('a')]);
    const sealed = secrets.seal('a token', 'place');
    const [id = '', ...parts] = sealed.split('.');
    parts.forEach((part, index) => {
      const bytes = Buffer.from(part, 'base64url');
      const variants = [...Array(bytes.length * 8).keys()].map((bit) => {
        const flipped = Buffer.from(bytes);
        flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        return flipped;
      });
      for (const variant of [...variants, bytes.subarray(0, -1), bytes.subarray(0, 4)]) {
        const changed = parts.with(index, variant.toString('base64url'));
        expect(() => secrets.open([id, ...changed].join('.'), 'place'), `part ${index}`).to.throw();
      }
    });
    expect(() => secrets.open(`${sealed}.AAAA`, 'place')).to.throw('Not a sealed secret');
  });

  it('name the key that seals', () => {
    expect(createSecrets([key('new'), key('old')]).keyId).to.equal('new');
    expect(createSecrets([]).keyId).to.equal(null);
  });

  for (const bad of ['short:AAAA', randomBytes(32).toString('base64'), `a b:${randomBytes(32).toString('base64')}`])
    it(`refuse ${bad.slice(0, 12)}… for a key, without quoting it`, () => {
      expect(() => createSecrets([key('good'), bad])).to.throw(
        'ENCRYPTION_KEYS: entry 2 is not <key id>:<base64 of 32 bytes>',
      );
    });
});
