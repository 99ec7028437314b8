import { expect } from 'chai';
import { readClassFacts } from '../../../../domain/outreach/replies/classes/read-class-facts.js';
import { type ClassShares, LEARNED_CLASSES } from '../../../../domain/outreach/replies/classifier/learned-classes.js';
import { meaningOfText } from '../../../../domain/outreach/replies/meaning-of-text.js';

const sureOf = (given: Partial<ClassShares>) => (): ClassShares =>
  ({ ...Object.fromEntries(LEARNED_CLASSES.map((name) => [name, 0])), ...given }) as ClassShares;
const meaning = (text: string, share?: () => ClassShares) => meaningOfText(readClassFacts(text, ''), '', share);

describe('[U] what a text means', () => {
  it('an objection that cites its law counts, whatever was learned', () => {
    const text = 'I object under Art. 21 GDPR to any direct marketing.';
    expect(meaning(text, sureOf({ interested: 1 })).classification).to.equal('unsubscribe');
  });

  it('an order to write no more counts, unless the rest of the text says otherwise', () => {
    const text = 'Please unsubscribe me.';
    expect(meaning(text, sureOf({ replied: 0.8, unsubscribe: 0.2 })).classification).to.equal('unsubscribe');
    expect(meaning(text, sureOf({ interested: 0.9, unsubscribe: 0.1 })).classification).to.equal('interested');
  });

  it('so does a demand to erase data that cites no law', () => {
    const text = 'Erase all my data.';
    expect(meaning(text, sureOf({ question: 0.8, unsubscribe: 0.2 })).classification).to.equal('unsubscribe');
    expect(meaning(text, sureOf({ question: 0.9, unsubscribe: 0.1 })).classification).to.equal('question');
  });

  it('else the classifier decides, and word rules in languages that it has not learned', () => {
    expect(meaning('Sounds good.', sureOf({ question: 1 }))).to.include({ classification: 'question', confidence: 1 });
    const swedish = meaning('Tack, men det är inte aktuellt för oss.', sureOf({ interested: 1 }));
    expect(swedish.classification).to.not.equal('interested');
  });

  it('who likely wants no more mail is taken at it on a guess, which waits for review', () => {
    const { classification, confidence } = meaning('Hm.', sureOf({ unsubscribe: 0.4, replied: 0.5, interested: 0.1 }));
    expect(classification).to.equal('unsubscribe');
    expect(confidence).to.be.lessThan(0.8);
  });
});
