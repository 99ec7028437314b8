import { expect } from 'chai';
import type { Benchmark } from '../../../../domain/audits/benchmark.js';
import { COMPETITOR_IMPROVEMENTS } from '../../../../domain/seo/improvements/competitor-improvements.js';
import { factSources } from '../../../support/fact-sources.js';
import { proposeFrom } from '../../../support/improvement-cases.js';
import { pageFrom } from '../../../support/sites/pages.js';

const empty: Benchmark = {
  competitors: [],
  your_rank: 1,
  ranked_sites: 3,
  your_index: 50,
  advantages: [],
  gaps: [],
};
const holder = (host: string, path: string) => ({
  url: `https://${host}.example/`,
  path,
  count: 4,
  pages: 4,
  sample_urls: [`https://${host}.example${path}/1`, `https://${host}.example${path}/2`],
});
const propose = (name: string, benchmark: Benchmark | null) =>
  proposeFrom(COMPETITOR_IMPROVEMENTS, name, factSources([pageFrom('Hi')], {}, { benchmark }));

describe('[U] competitor improvements', () => {
  it('names the subjects of several competitors, with pages to read', () => {
    const gap = { term: 'laces', competitors: [holder('a', '/laces'), holder('b', '/lace')] };
    const topics = { overlap: [], gaps: [gap], other_languages: [] };
    expect(propose('competitor-topics', { ...empty, topics })).to.deep.equal({
      count: 1,
      urls: ['https://a.example/laces/1', 'https://b.example/lace/1'],
      sample: '"laces": 2 competitors, 0 of your 1 pages',
      steps: [
        '"laces": read https://a.example/laces/1, https://b.example/lace/1, and decide which question of your readers you can answer better.',
      ],
    });
  });

  it('names the sections that are missing, with who has them', () => {
    const missing_sections = [{ section: '/guides', competitors: [holder('a', '/guides')] }];
    const proposal = propose('competitor-sections', { ...empty, missing_sections });
    expect(proposal?.steps[0]).to.equal(
      '/guides: https://a.example/ (/guides, 4 pages). Look at https://a.example/guides/1.',
    );
    expect(proposal?.sample).to.equal('/guides: 1 competitor');
  });

  it('do not apply without competitors, or where nothing is missing', () => {
    for (const name of ['competitor-topics', 'competitor-sections']) {
      expect(propose(name, null), name).to.equal(null);
      expect(propose(name, empty), name).to.equal(null);
    }
  });
});
