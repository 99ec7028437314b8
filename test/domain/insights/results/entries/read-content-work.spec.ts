import { expect } from 'chai';
import { readContentWork } from '../../../../../domain/insights/results/entries/read-content-work.js';

describe('[U] work of content analyses', () => {
  it('keeps title, reason, steps, effort and priority', () => {
    const value = {
      id: 'content-1',
      kind: 'write',
      title: 'Write about “repair”',
      why: 'Two competitors have it',
      steps: ['Read', 'Write'],
      priority: 'High',
      score: 70,
      effort: { value: 2, unit: 'days' },
      evidence: { count: 3, urls: ['https://a.example/'] },
    };
    const work = readContentWork({ path: 'o', value });
    expect(work).to.deep.include({ priority: 'High', weight: 'high', kind: 'opportunity' });
    expect([work?.why?.value, work?.steps.length, work?.effort?.days]).to.deep.equal(['Two competitors have it', 2, 2]);
    expect(readContentWork({ path: 'o', value: [] })).to.equal(null);
  });
});
