import { expect } from 'chai';
import { failRules, underRule } from '../../../cli/gates/fail-rule.js';

describe('[U] rules of --fail-on', () => {
  it('are read one by one, with commas between them, after those of the options before', () => {
    const before = failRules('critical');
    expect(failRules('new-warning, score<80.5', before)).to.deep.equal([
      { text: '--fail-on critical', kind: 'issues', level: 'critical', onlyNew: false },
      { text: '--fail-on new-warning', kind: 'issues', level: 'warning', onlyNew: true },
      { text: '--fail-on score<80.5', kind: 'score', under: 80.5 },
    ]);
  });

  for (const text of [
    '',
    'notice',
    'new-',
    'critical;warning',
    'score<',
    'score<101',
    'score>80',
    'score<-1',
    'CRITICAL',
  ])
    it(`refuse "${text}"`, () => expect(() => failRules(text)).to.throw('It must be critical, warning, new-critical'));

  it('have --fail-under as one of them', () => {
    expect(underRule(80)).to.deep.equal({ text: '--fail-under 80', kind: 'score', under: 80 });
  });
});
