import { expect } from 'chai';
import { explainedSite } from '../../../../support/sites/explained-site.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { robotsFrom } from '../../../../support/sites/robots-from.js';

const ORIGIN = 'https://site.example';
const closed = pageFrom('', { url: `${ORIGIN}/`, allowed: false });
const linked = pageFrom(htmlPage('<a href="/">Home</a>'), { url: `${ORIGIN}/a` });

describe('[U] robots block', () => {
  it('joins blocked pages to the rule that closes the site', () => {
    const robots = robotsFrom({ text: 'User-agent: *\nDisallow: /\n', site_disallowed: true });
    const cause = explainedSite([closed, linked], { robots }).cause('index/robots');
    expect(cause).to.include({ title: 'robots.txt closes the whole site', page_to_edit: robots.url });
    expect(cause?.explains.symptoms.map(({ check_id }) => check_id)).to.include('crawl/blocked-by-robots');
  });

  it('says of a file that does not answer what it has to answer', () => {
    const robots = robotsFrom({ state: 'unreachable', status: 503, text: '', site_disallowed: true });
    const cause = explainedSite([closed], { robots }).cause('index/robots');
    expect(cause?.steps).to.deep.equal([`Make ${robots.url} return 200 with the rules, or 404 when there are none.`]);
  });

  it('is none for a file that closes parts', () => {
    const robots = robotsFrom({ text: 'User-agent: *\nDisallow: /cart\n' });
    expect(explainedSite([closed, linked], { robots }).cause('index/robots')).to.equal(undefined);
  });
});
