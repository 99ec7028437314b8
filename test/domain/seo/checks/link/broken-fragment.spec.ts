import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { linkBrokenFragment } from '../../../../../domain/seo/checks/link/broken-fragment.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { linkPage } from '../../../../support/sites/link-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { redirectPage } from '../../../../support/sites/redirect-page.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const judge = (...pages: PageArtifact[]) => linkBrokenFragment.judge(siteFrom(pages), context());

describe('[U] link/broken-fragment', () => {
  const target = (ids: string) => pageFrom(htmlPage(ids), { url: `${site}/t` });

  it('fires once for a place that is not there', () => {
    const pages = [linkPage(`${site}/`, '/t#gone'), linkPage(`${site}/b`, '/t#gone'), target('<p id="here">A</p>')];
    expect(judge(...pages)).to.deep.equal([
      {
        url: `${site}/t#gone`,
        observed: 'no id or name "gone"',
        expected: 'an element with this id',
        where: 'a[href]',
        count: 2,
        related_urls: [`${site}/`, `${site}/b`],
      },
    ]);
  });

  it('fires for a place of the page itself', () => {
    expect(judge(linkPage(`${site}/`, '#gone'))[0]?.url).to.equal(`${site}/#gone`);
  });

  it('finds ids and names, percent-encoded or not', () => {
    const links = linkPage(`${site}/`, '/t#here', '/t#n', '/t#caf%C3%A9', '/t#a%20b', '/t#100%');
    const ids = '<p id="here">A</p><a name="n">N</a><p id="café">C</p><p id="a b">D</p><p id="100%">E</p>';
    expect(judge(links, target(ids))).to.deep.equal([]);
  });

  for (const fragment of ['top', 'TOP', '', ':~:text=word', '!/route', '/route']) {
    it(`leaves #${fragment} alone`, () => {
      expect(judge(linkPage(`${site}/`, `/t#${fragment}`), target('<p>A</p>'))).to.deep.equal([]);
    });
  }

  it('asks the page at the end of a redirect', () => {
    const pages = [linkPage(`${site}/`, '/old#here', '/old#gone'), redirectPage(`${site}/old`, `${site}/t`)];
    expect(judge(...pages, target('<p id="here">A</p>')).map(({ url }) => url)).to.deep.equal([`${site}/old#gone`]);
  });

  it('says nothing about targets that were not read as HTML, or have too many ids', () => {
    const pdf = pageFrom('', { url: `${site}/f.pdf`, headers: { 'content-type': 'application/pdf' } });
    expect(judge(linkPage(`${site}/`, '/f.pdf#page=2', '/unknown#a'), pdf)).to.deep.equal([]);
    const ids = Array.from({ length: 2000 }, (_, at) => `<i id="i${at}"></i>`).join('');
    expect(judge(linkPage(`${site}/`, '/t#gone'), target(ids))).to.deep.equal([]);
  });
});
