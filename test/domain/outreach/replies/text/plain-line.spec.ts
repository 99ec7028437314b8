import { expect } from 'chai';
import { plainLine } from '../../../../../domain/outreach/replies/text/plain-line.js';

describe('[U] plain line', () => {
  it('has one kind of blank, colon and digit', () => {
    expect(plainLine('  9:15\u202fAM\u00a0 件名：x ')).to.equal('9:15 AM 件名:x');
    expect(plainLine('١٤ ۲۰۲۶')).to.equal('14 2026');
  });

  it('has no marks of writing direction', () => {
    expect(plainLine('\u202bSam <\u202asam@out.example\u202c\u200f>:\u202c')).to.equal('Sam <sam@out.example>:');
  });

  it('is empty where the line is too long to be more than text', () => {
    expect(plainLine('a'.repeat(600))).to.have.length(600);
    expect(plainLine('a'.repeat(601))).to.equal('');
  });
});
