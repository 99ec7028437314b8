import { expect } from 'chai';
import { readFieldGroups, readFields } from '../../../../domain/outreach/replies/read-fields.js';

describe('[U] reading fields', () => {
  it('joins folded lines and keeps repeated fields', () => {
    expect(readFields('Subject: a\n b\nReceived: one\nRECEIVED : two\n\nbody\n')).to.deep.equal({
      fields: { subject: ['a b'], received: ['one', 'two'] },
      rest: 'body\n',
    });
  });

  it('passes over lines that are no field, with what is folded under them', () => {
    expect(readFields('From a@b.example Thu\n x\nTo: c\r\n').fields).to.deep.equal({ to: ['c'] });
  });

  it('makes nothing of names that objects have of their own', () => {
    expect(Object.keys(readFields('constructor: x\n').fields)).to.deep.equal(['constructor']);
  });

  it('is bounded', () => {
    expect(
      Object.keys(readFields(Array.from({ length: 600 }, (_, index) => `x${index}: y\n`).join('')).fields),
    ).to.have.length(500);
    expect(readFields(`a: ${'b'.repeat(9_000)}\n`).fields['a']?.[0]).to.have.length(8_000);
  });

  it('parts groups by empty lines', () => {
    expect(readFieldGroups('A: 1\n\n\nB: 2\nC: 3\n')).to.deep.equal([{ a: ['1'] }, { b: ['2'], c: ['3'] }]);
  });
});
