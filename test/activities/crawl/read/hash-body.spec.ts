import { expect } from 'chai';
import { blankFacts } from '../../../../activities/crawl/fetch/blank-facts.js';
import { hashBody } from '../../../../activities/crawl/read/hash-body.js';

describe('[U] hash body', () => {
  it('hashes a whole body once', () => {
    const facts = { ...blankFacts(), status: 200 };
    // printf '%s' '<p>x</p>' | sha256sum
    const hash = '31d8e07ec305ac4e2515d1f0b1c8c603';
    expect(hashBody({ facts, body: Buffer.from('<p>x</p>') }).body_hash).to.equal(hash);
    const known = { ...facts, body_hash: 'known' };
    expect(hashBody({ facts: known, body: Buffer.from('<p>x</p>') })).to.equal(known);
  });

  it('has none of what is empty, missing or cut', () => {
    const facts = { ...blankFacts(), status: 200 };
    expect(hashBody({ facts, body: null })).to.equal(facts);
    expect(hashBody({ facts, body: Buffer.alloc(0) })).to.equal(facts);
    const cut = { ...facts, truncated: true };
    expect(hashBody({ facts: cut, body: Buffer.from('x') })).to.equal(cut);
  });
});
