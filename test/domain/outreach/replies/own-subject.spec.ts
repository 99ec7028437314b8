import { expect } from 'chai';
import { ownSubject } from '../../../../domain/outreach/replies/own-subject.js';

describe('[U] subject of whoever answers', () => {
  it('is nothing where it is ours', () => {
    expect(ownSubject('Re: AW: Balcony  Hives', 'Balcony hives')).to.equal('');
    expect(ownSubject('Balcony hives', 'Re: Balcony hives')).to.equal('');
  });

  it('is what stands before ours', () => {
    expect(ownSubject('Automatic reply: Balcony hives', 'Balcony hives')).to.equal('automatic reply:');
    expect(ownSubject('Out of office Re: Balcony hives', 'Balcony hives')).to.equal('out of office re:');
  });

  it('is all of it where it is new, or ours is not known', () => {
    expect(ownSubject('Unsubscribe', 'Balcony hives')).to.equal('unsubscribe');
    expect(ownSubject('Re: Balcony Hives', null)).to.equal('re: balcony hives');
    expect(ownSubject('Re: x', '')).to.equal('re: x');
  });
});
