import { expect } from 'chai';
import { composeTraced } from '../../../../domain/insights/compose-traced-text.js';
import { planKeyword, planTopic } from '../../../../domain/insights/content/plan-new-pages.js';
import { readTopics } from '../../../../domain/insights/reading/read-topics.js';

const topic = (entry: unknown) => {
  const [found] = readTopics({ path: '', value: { gaps: [entry] } });
  if (!found) throw new Error('Nothing was read');
  return planTopic(found, composeTraced`It is missing`);
};

describe('[U] plans of new pages', () => {
  it('say why, who has it and how often it is searched', () => {
    const { draft, task } = topic({ topic: 'oak', volume: 90, urls: ['https://a.example/', 'https://b.example/'] });
    expect(draft.description.text).to.equal(
      'It is missing; see https://a.example/. Your analysis gives it 90 searches a month.',
    );
    expect([draft.weight, task]).to.deep.equal(['high', { kind: 'new', keyword: 'oak', url: null }]);
    expect(topic('oak').draft.description.text).to.equal('It is missing.');
    expect(topic('oak').draft.weight).to.equal('medium');
    expect(topic({ topic: 'oak', priority: 'low' }).draft.weight).to.equal('low');
  });

  it('answer target keywords, whether pages are known or not', () => {
    const keyword = { path: 'k[0]', value: 'elm' };
    expect(planKeyword(keyword, true).draft.description.text).to.equal(
      '"elm" is one of your targets, and no page that was read has it in its title or address.',
    );
    expect(planKeyword(keyword, false).draft.description.text).to.match(/Your pages could not be read, so check first/);
    expect(planKeyword(keyword, true).draft.title.text).to.equal('Write about "elm"');
  });
});
