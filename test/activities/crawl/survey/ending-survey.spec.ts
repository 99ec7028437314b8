import { expect } from 'chai';
import { EndingSurvey } from '../../../../activities/crawl/survey/ending-survey.js';
import { summarizePage } from '../../../../domain/seo/page/page-summary.js';
import { stubCrawls } from '../../../support/samples/stub-crawl.js';
import { pageFrom } from '../../../support/sites/pages.js';

const SITE = 'https://site.example';

describe('[U] ending survey', () => {
  it('counts what was fetched by how, and names what was left out by why', async () => {
    const start = pageFrom('<a href="/deep">deep</a>', { url: `${SITE}/`, depth: 3, fetch: { body_bytes: 100 } });
    const crawl = await stubCrawls({ crawl: { pages: [start] } }).find('alice', 'crawl');
    if (!crawl) throw new Error('The stub has the crawl');
    const survey = new EndingSurvey(crawl);
    survey.addPage(summarizePage(start), 'unchanged');
    survey.addPage({ ...summarizePage(start), url: `${SITE}/a`, links: [], rendered: false }, 'not_modified');
    survey.addPage({ ...summarizePage(start), url: `${SITE}/p`, links: [], allowed_by_robots: false }, null);
    const known = new Set([`${SITE}/`, `${SITE}/a`, `${SITE}/p`]);
    const deps = {
      hashUrl: (url: string) => url,
      crawls: { loadFrontier: async () => ({ known, nextOrder: 3 }) },
      artifacts: { get: async () => null },
    };
    const { counts, rendered, not_followed, edges } = await survey.result(deps, 'alice');
    expect(counts).to.deep.equal({ blocked_by_robots: 1, bytes: 200, max_depth: 3, not_modified: 1, unchanged: 1 });
    expect(rendered).to.deep.equal({ pages_rendered: 0, pages_failed: 1 });
    const robots = { reason: 'robots', urls: 1, examples: [`${SITE}/p`] };
    const deep = { reason: 'depth', urls: 1, examples: [`${SITE}/deep`] };
    expect(not_followed).to.deep.equal({ max_pages: [deep, robots], time: [deep, robots] });
    expect(edges).to.deep.equal([`${SITE}/deep`]);
  });
});
