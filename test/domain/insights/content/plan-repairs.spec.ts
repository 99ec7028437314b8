import { expect } from 'chai';
import { planExtension, planRepair } from '../../../../domain/insights/content/plan-repairs.js';

const url = { path: 'p.url', value: '/a' };

describe('[U] plans of repairs', () => {
  it('say more on a page with few words', () => {
    const { draft, task } = planExtension({
      url,
      title: { path: 'p.title', value: 'Oak' },
      words: { path: 'p.words', value: 12 },
    });
    expect([draft.title.text, draft.description.text]).to.deep.equal([
      'Complete /a or merge it',
      '"Oak" has 12 words, fewer than most questions need for an answer.',
    ]);
    expect(task).to.deep.equal({ kind: 'refresh', keyword: null, url: '/a' });
    expect(planExtension({ url, title: null, words: null }).draft.description.text).to.equal('"/a" says little.');
  });

  for (const [kind, title, task] of [
    ['thin', 'Complete /a or merge it: your analysis calls it thin', 'refresh'],
    ['stale', 'Bring /a up to date', 'refresh'],
    ['duplicate', 'Keep one of the pages that say the same as /a', 'consolidate'],
    ['competing', 'Choose one page for what /a and others compete for', 'consolidate'],
  ] as const)
    it(`mend pages that are ${kind}`, () => {
      const plan = planRepair({ kind, urls: [url, { path: 'q', value: '/b' }], keyword: { path: 'k', value: 'oak' } });
      expect([plan.draft.title.text, plan.task.kind, plan.task.keyword]).to.deep.equal([title, task, 'oak']);
      expect(plan.draft.description.text).to.match(
        /^For "oak" your analysis puts it among pages that .+, together with \/b\.$/,
      );
      expect(plan.draft.steps).to.not.deep.equal([]);
      expect(planRepair({ kind, urls: [url], keyword: null }).draft.description.text).to.match(
        /^Your analysis puts it among pages [^,]+\.$/,
      );
    });
});
