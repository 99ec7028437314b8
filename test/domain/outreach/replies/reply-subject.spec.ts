import { expect } from 'chai';
import { replySubject } from '../../../../domain/outreach/replies/reply-subject.js';

describe('[U] subject of a conversation', () => {
  it('is what stands behind the prefixes of replies and forwards', () => {
    for (const subject of [
      'Re: Quick idea',
      'AW: RE: quick  idea',
      'Fwd: Re: Quick idea',
      'Re[2]: Quick idea',
      'SV: Quick idea',
      '回复：Quick idea',
      'Antw: Quick idea',
      '[EXTERNAL] Re: Quick idea',
    ]) {
      expect(replySubject(subject), subject).to.equal('quick idea');
    }
  });

  it('keeps words that only look alike', () => {
    expect(replySubject('Recipe: honey cake')).to.equal('recipe: honey cake');
    expect(replySubject('Red: a colour')).to.equal('red: a colour');
  });
});
