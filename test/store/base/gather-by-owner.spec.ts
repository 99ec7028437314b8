import { expect } from 'chai';
import { gatherByOwner } from '../../../store/base/gather-by-owner.js';

describe('[U] records of owners read together', () => {
  it('is one read for each owner, and each caller gets what is under its keys of its owner', async () => {
    const reads: string[] = [];
    const find = gatherByOwner(
      (owner, keys) => {
        reads.push(`${owner}: ${keys.join(' ')}`);
        return Promise.resolve(keys.filter((key) => key !== 'absent').map((key) => ({ key, owner })));
      },
      ({ key }) => key,
    );
    const found = await Promise.all([
      find('alice', ['a', 'b']),
      find('bob', ['a']),
      find('alice', ['b', 'c']),
      find('alice', ['absent']),
    ]);
    expect(reads).to.deep.equal(['alice: a b c absent', 'bob: a']);
    expect(found.map((some) => some.map(({ key, owner }) => owner + key))).to.deep.equal([
      ['alicea', 'aliceb'],
      ['boba'],
      ['aliceb', 'alicec'],
      [],
    ]);
  });
});
