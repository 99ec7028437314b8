import { expect } from 'chai';
import { valueAt } from '../../../../domain/insights/reading/json-path.js';
import { readOwnWork } from '../../../../domain/insights/results/read-own-work.js';
import type { ResultType } from '../../../../domain/insights/results/recognize-result.js';
import { sampleOperationResult } from '../../../support/samples/operation-result.js';

const read = async (type: ResultType) => {
  const value = await sampleOperationResult(type);
  return { value, work: readOwnWork({ path: '', value }, type, null) };
};

describe('[U] work of our own results', () => {
  for (const [type, path] of [
    ['complete_audit', 'recommendations'],
    ['technical_seo', 'recommendations'],
    ['on_page_analysis', 'recommendations'],
    ['speed_analysis', 'recommendations'],
    ['sitemap_analysis', 'recommendations'],
    ['sitemap_benchmark', 'recommendations'],
    ['page_analysis', 'top_recommendations'],
    ['page_batch', 'common_issues'],
    ['content_analysis', 'opportunities'],
    ['search_performance', 'content_opportunities.opportunities'],
    ['content_opportunities', 'opportunities'],
  ] as const)
    it(`${type}: every entry of its one list, under its own title`, async () => {
      const { value, work } = await read(type);
      const list = valueAt(value, path);
      if (!Array.isArray(list)) throw new Error(`There is no list at ${path}`);
      expect(work.map((one) => one.path)).to.deep.equal(list.map((_, at) => `${path}[${at}]`));
      for (const { title } of work) expect(valueAt(value, title.path)).to.equal(title.value);
    });

  it('takes no other list for work, whatever it is called', async () => {
    const { work } = await read('search_performance');
    const titles = work.map(({ title }) => title.value);
    expect(titles).to.not.include('example');
    expect(work.every(({ path }) => /^(?:content_opportunities|technical_signals)\./.test(path))).to.equal(true);
  });

  it('takes whatever is not as the type says for nothing', () => {
    for (const value of [null, 3, { recommendations: 4 }, { recommendations: [null, 4, {}, { title: 5 }] }])
      expect(readOwnWork({ path: '', value }, 'complete_audit', null)).to.deep.equal([]);
  });
});
