import { expect } from 'chai';
import { readWeight, weightOfWord } from '../../../../domain/insights/reading/read-weight.js';

const read = (value: object) => {
  const found = readWeight({ path: 'e', value });
  return found && [found.weight, found.figure.path];
};

describe('[U] weight of an entry', () => {
  it('is what its own words say, severity before priority', () => {
    expect(read({ severity: 'Critical', priority: 'low' })).to.deep.equal(['critical', 'e.severity']);
    expect(read({ priority: 'High' })).to.deep.equal(['high', 'e.priority']);
    expect(read({ severity: 'odd', level: 'warning' })).to.deep.equal(['medium', 'e.level']);
    expect(read({ band: 'very_low' })).to.deep.equal(['info', 'e.band']);
    for (const none of [{}, { severity: 3 }, { severity: 'constructor' }, { impact: { low: 1 } }])
      expect(read(none), JSON.stringify(none)).to.equal(null);
  });

  it('may stand in the name of its list', () => {
    const words = {
      criticalissues: 'critical',
      errors: 'high',
      warnings: 'medium',
      notices: 'low',
      hints: null,
      issues: null,
    };
    for (const [word, weight] of Object.entries(words)) expect(weightOfWord(word), word).to.equal(weight);
  });
});
