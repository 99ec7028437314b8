import { expect } from 'chai';
import { classifyIntent } from '../../../../domain/insights/keywords/classify-intent.js';

describe('[U] intent of a keyword', () => {
  const cases: [keyword: string, intent: string][] = [
    ['how to polish brass', 'informational'],
    ['best oak lamp', 'commercial'],
    ['oak lamp vs brass lamp', 'commercial'],
    ['buy oak lamp', 'transactional'],
    ['best price oak lamp', 'transactional'],
    ['lampe kaufen', 'transactional'],
    ['lampen test', 'commercial'],
    ['acme login', 'navigational'],
    ['lampa pris', 'transactional'],
    ['lampa opinie', 'commercial'],
    ['ランプ おすすめ', 'commercial'],
    ['ランプ 通販', 'transactional'],
    ['testing lamps', 'informational'],
    ['orderly desks', 'informational'],
  ];
  for (const [keyword, intent] of cases)
    it(`"${keyword}" is ${intent}`, () => {
      expect(classifyIntent(keyword)).to.equal(intent);
    });
});
