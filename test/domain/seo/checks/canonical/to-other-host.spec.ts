import { expect } from 'chai';
import { canonicalToOtherHost } from '../../../../../domain/seo/checks/canonical/to-other-host.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://www.site.example/page';
const judge = (canonical: string) =>
  canonicalToOtherHost.judge(
    pageFrom(htmlPage('<p>Text</p>', `<link rel="canonical" href="${canonical}">`), { url }),
    context(),
  );

describe('[U] canonical/to-other-host', () => {
  it('fires for another host of the domain, such as a test system', () => {
    expect(judge('https://staging.site.example/page')).to.deep.equal([
      { url, observed: 'https://staging.site.example/page', expected: url, where: 'canonical' },
    ]);
  });

  it('leaves the mobile version of a page alone, which names the page', () => {
    const head = '<link rel="canonical" href="https://www.site.example/page">';
    expect(
      canonicalToOtherHost.judge(pageFrom(htmlPage('', head), { url: 'https://m.site.example/page' }), context()),
    ).to.deep.equal([]);
  });

  it('leaves the name with and without www. alone, and other domains to their own check', () => {
    for (const canonical of [
      url,
      'https://site.example/page',
      'http://www.site.example/page',
      'https://other.example/page',
    ])
      expect(judge(canonical), canonical).to.deep.equal([]);
    expect(canonicalToOtherHost.judge(pageFrom(htmlPage(), { url }), context())).to.deep.equal([]);
  });
});
