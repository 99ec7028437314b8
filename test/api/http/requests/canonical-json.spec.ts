import { expect } from 'chai';
import { toCanonicalJson } from '../../../../api/http/requests/canonical-json.js';

describe('[U] toCanonicalJson', () => {
  it('is the same whatever the order of keys, at every depth', () => {
    const a = JSON.parse('{"b":[{"y":1,"x":2}],"a":null,"é":"\\u0041"}');
    const b = JSON.parse('{"é":"A","a":null,"b":[{"x":2,"y":1.0}]}');
    expect(toCanonicalJson(a)).to.equal('{"a":null,"b":[{"x":2,"y":1}],"é":"A"}');
    expect(toCanonicalJson(b)).to.equal(toCanonicalJson(a));
  });

  it('distinguishes what differs', () => {
    const values = [
      null,
      'null',
      0,
      '0',
      false,
      [],
      {},
      [[]],
      [null],
      { a: [] },
      { a: {} },
      ['a', 'b'],
      ['b', 'a'],
      ['a,b'],
      { '"a': 1 },
    ];
    expect(new Set(values.map(toCanonicalJson)).size).to.equal(values.length);
  });

  it('takes __proto__ for the key it is', () => {
    expect(toCanonicalJson(JSON.parse('{"__proto__":{"a":1}}'))).to.equal('{"__proto__":{"a":1}}');
  });
});
