import { expect } from 'chai';
import { classFactsOf } from '../../../../../domain/outreach/replies/classes/class-facts-of.js';

describe('[U] facts for the classes', () => {
  it('are in the form that is compared', () => {
    expect(classFactsOf(' Don’t  STOP！\n\n Ana ', 'Re: Hives')).to.deep.equal({
      text: "don't stop!\n\nana",
      opening: "don't stop!\n\nana",
      words: 3,
      subject: 'hives',
    });
  });

  it('are bounded, and nothing for nothing', () => {
    expect(classFactsOf('a'.repeat(30_000), '').text).to.have.length(20_000);
    expect(classFactsOf('a'.repeat(30_000), '').opening).to.have.length(500);
    expect(classFactsOf('', '').words).to.equal(0);
  });
});
