import { expect } from 'chai';
import { followUpSubject } from '../../../../domain/outreach/sending/follow-up-subject.js';

const subjects: [before: string, after: string][] = [
  ['An idea', 'Re: An idea'],
  ['  An idea ', 'Re: An idea'],
  ['Re: An idea', 'Re: An idea'],
  ['RE: An idea', 'RE: An idea'],
  ['re : An idea', 're : An idea'],
  ['Really: an idea', 'Re: Really: an idea'],
  ['Reply: an idea', 'Re: Reply: an idea'],
];

describe('[U] followUpSubject', () => {
  for (const [before, after] of subjects)
    it(`of ${JSON.stringify(before)} is ${after}`, () => {
      expect(followUpSubject(before)).to.equal(after);
      expect(followUpSubject(after)).to.equal(after);
    });

  it('stays within a header, and cuts no character in two', () => {
    expect(followUpSubject('a'.repeat(255))).to.equal(`Re: ${'a'.repeat(251)}`);
    expect(followUpSubject(`${'a'.repeat(250)}🐝`)).to.equal(`Re: ${'a'.repeat(250)}`);
  });
});
