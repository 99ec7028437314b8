import { expect } from 'chai';
import { planWork } from '../../../../domain/insights/content/plan-work.js';
import { readWork } from '../../../../domain/insights/reading/read-work.js';

const plan = (entry: object) => {
  const [work] = readWork({ type: null, path: '', value: { opportunities: [entry] } }).work;
  if (!work) throw new Error('Nothing was read');
  return planWork(work, entry);
};

describe('[U] plans out of opportunities', () => {
  it('are those that say what is done with which content', () => {
    const urls = ['https://a.example/'];
    expect(plan({ kind: 'write', title: 'Write it', keyword: 'oak', urls })?.task).to.deep.equal({
      kind: 'new',
      keyword: 'oak',
      url: null,
    });
    expect(plan({ kind: 'write', title: 'Write about “old oak”' })?.task.keyword).to.equal('old oak');
    expect(plan({ kind: 'expand', title: 'More', urls })?.task).to.deep.equal({
      kind: 'refresh',
      keyword: null,
      url: urls[0],
    });
    expect(plan({ kind: 'merge', title: 'One', urls })?.task.kind).to.equal('consolidate');
    for (const kind of [undefined, 'mark_up', 'constructor', 5]) expect(plan({ kind, title: 'Other' })).to.equal(null);
  });
});
