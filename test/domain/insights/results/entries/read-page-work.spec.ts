import { expect } from 'chai';
import { readCommonIssue, readPageAdvice } from '../../../../../domain/insights/results/entries/read-page-work.js';

describe('[U] work of page analyses', () => {
  it('is the advice, with its text as the step', () => {
    const value = { check_id: 'title/missing', title: 'No title', text: 'Write one', gain: 4, effort_hours: 1.5 };
    const work = readPageAdvice({ path: 'r', value });
    expect([work?.title.value, work?.steps[0]?.value, work?.effort?.days]).to.deep.equal([
      'No title',
      'Write one',
      0.25,
    ]);
    expect(readPageAdvice({ path: 'r', value: null })).to.equal(null);
  });

  it('is what most pages of a batch have in common', () => {
    const value = { check_id: 'a/b', title: 'Slow', level: 'critical', pages: 4, urls: ['https://a.example/'] };
    const work = readCommonIssue({ path: 'r', value });
    expect([work?.weight, work?.affected?.value]).to.deep.equal(['critical', 4]);
    expect(readCommonIssue({ path: 'r', value: {} })).to.equal(null);
  });
});
