import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { canonicalToHome } from '../../../../../domain/seo/checks/canonical/to-home.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const page = (path: string, canonical: string | null, head = '') =>
  pageFrom(
    htmlPage(`<p>${path}</p>`, `${canonical === null ? '' : `<link rel="canonical" href="${canonical}">`}${head}`),
    {
      url: `${site}${path}`,
    },
  );
const judge = (...pages: PageArtifact[]) => canonicalToHome.judge(siteFrom(pages), context());

describe('[U] canonical/to-home', () => {
  const misled = (count: number) => Array.from({ length: count }, (_, at) => page(`/p${at}`, '/'));

  it('fires for a deep page that names the root', () => {
    expect(judge(page('/', '/'), page('/deep/page', '/'))).to.deep.equal([
      { url: `${site}/deep/page`, observed: `${site}/`, expected: `${site}/deep/page`, where: 'canonical' },
    ]);
  });

  it('is critical from five pages', () => {
    expect(judge(...misled(4)).map(({ severity }) => severity)).to.deep.equal(Array(4).fill(undefined));
    expect(judge(...misled(5)).map(({ severity }) => severity)).to.deep.equal(Array(5).fill('critical'));
  });

  it('leaves other names of the home page, and copies of it, alone', () => {
    const text = '<p>Welcome to the shop for garden tools.</p>'.repeat(10);
    const home = (path: string) =>
      pageFrom(htmlPage(text, `<link rel="canonical" href="${site}/">`), { url: `${site}${path}` });
    expect(judge(home('/'), home('/?lang=en'), home('/index.html'), home('/en/'))).to.deep.equal([]);
  });

  it('leaves the AMP and mobile versions of the home page alone', () => {
    const home = page(
      '/',
      '/',
      '<link rel="amphtml" href="/amp"><link rel="alternate" media="only screen and (max-width: 640px)" href="/mobile">',
    );
    expect(judge(home, page('/amp', '/'), page('/mobile', '/'))).to.deep.equal([]);
    expect(judge(home, page('/other', '/')).length).to.equal(1);
  });

  it('leaves the root of another site alone', () => {
    expect(judge(page('/a', 'https://other.example/'))).to.deep.equal([]);
  });
});
