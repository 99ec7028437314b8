import { expect } from 'chai';
import { readClassFacts } from '../../../../../domain/outreach/replies/classes/read-class-facts.js';

describe('[U] facts for the classes', () => {
  it('are in the form that is compared', () => {
    expect(readClassFacts(' Don’t  STOP！\n\n Ana ', 'Re: Hives')).to.deep.equal({
      text: "don't stop!\n\nana",
      opening: "don't stop!\n\nana",
      words: 3,
      subject: 'hives',
    });
  });

  it('are bounded, and nothing for nothing', () => {
    expect(readClassFacts('a'.repeat(30_000), '').text).to.have.length(20_000);
    expect(readClassFacts('a'.repeat(30_000), '').opening).to.have.length(500);
    expect(readClassFacts('', '').words).to.equal(0);
  });
});
