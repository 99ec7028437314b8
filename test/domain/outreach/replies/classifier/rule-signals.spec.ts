import { expect } from 'chai';
import { readClassFacts } from '../../../../../domain/outreach/replies/classes/read-class-facts.js';
import { ruleSignals } from '../../../../../domain/outreach/replies/classifier/rule-signals.js';

describe('[U] signals of the word rules', () => {
  const table: [string, string[]][] = [
    ['Please unsubscribe me.', ['unsubscribe']],
    ['We do not accept guest posts.', ['not_interested', 'refuses the whole']],
    ['I am out of the office until May.', ['out_of_office', 'absence']],
    ['Sounds great, please send the draft. What is the topic?', ['interested', 'go ahead', 'question']],
    ['It rains.', []],
  ];
  for (const [text, signals] of table)
    it(`are ${signals.join(', ') || 'none'} for "${text}"`, () => {
      expect(ruleSignals(readClassFacts(text, ''))).to.deep.equal(signals);
    });
});
