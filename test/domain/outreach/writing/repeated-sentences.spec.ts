import { expect } from 'chai';
import { countSharedSentences, splitMailSentences } from '../../../../domain/outreach/writing/repeated-sentences.js';

describe('[U] repeated sentences', () => {
  it('are counted once a mail, whatever blanks and case are', () => {
    const one = 'Hello,\n\nI have an idea for you. I have an idea for you. And another one, about bees.';
    const two = 'Hi,\n\ni have  an idea for you. It is about planes and nothing else.';
    expect(countSharedSentences([one, two])).to.deep.equal([
      { sentence: 'I have an idea for you.', count: 2, share: 1 },
    ]);
    expect(countSharedSentences([one])).to.deep.equal([]);
  });

  it('are those between greeting and closing', () => {
    const body =
      'Sehr geehrte Damen und Herren der Redaktion,\n\nich habe eine Idee für Sie. Kurz.\n\nMit freundlichen Grüßen aus Berlin';
    expect(splitMailSentences(body)).to.deep.equal(['ich habe eine Idee für Sie.']);
    expect(splitMailSentences('一言のご返信で結構です。ご検討いただける場合は構成案をお送りします。')).to.have.length(
      2,
    );
    expect(splitMailSentences('')).to.deep.equal([]);
  });
});
