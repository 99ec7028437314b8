import { expect } from 'chai';
import { secretPlace } from '../../domain/secrets/secret-place.js';
import { createSecrets } from '../../platform/secrets.js';
import { createAccessOpener } from '../../workers/open-crawl-access.js';

const secrets = createSecrets([`k1:${Buffer.alloc(32, 1).toString('base64')}`]);
const access = { basic_auth: { username: 'ann', password: 'secret' }, cookies: { gate: 'open' } };
const sealed = secrets.bind(JSON.stringify(access), secretPlace.crawlAccess('alice', 'access:1'));
const open = createAccessOpener({ find: async (_user, id) => (id === 'none' ? null : sealed) }, secrets);

describe('[U] open crawl access', () => {
  it('opens what was sealed for this user and audit, and for no other', async () => {
    expect(await open('alice', 'access:1')).to.deep.equal(access);
    expect(await open('alice', 'none')).to.equal(null);
    for (const [user, id] of [
      ['bob', 'access:1'],
      ['alice', 'access:2'],
    ] as const)
      expect(await open(user, id).catch((caught: unknown) => caught)).to.be.instanceOf(Error);
  });
});
