import { expect } from 'chai';
import { successorFinder } from '../../../../domain/seo/fixes/find-successor.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { siteFrom } from '../../../support/sites/site.js';

const url = (path: string) => `https://site.example${path}`;
const finder = (...paths: string[]) =>
  successorFinder(siteFrom(paths.map((path) => pageFrom('Hi', { url: url(path) }))));

describe('[U] find successor', () => {
  it('finds the same path in another spelling', () => {
    const find = finder('/shop/boots/', '/blog/', '/faq');
    expect(find(url('/Shop/Boots.html'))).to.equal(url('/shop/boots/'));
    expect(find(url('/blog/index.php'))).to.equal(url('/blog/'));
    expect(find(url('/FAQ/'))).to.equal(url('/faq'));
  });

  it('finds the one page with the same name elsewhere', () => {
    const find = finder('/guides/lacing-boots', '/faq/x');
    expect(find(url('/2019/lacing-boots.html'))).to.equal(url('/guides/lacing-boots'));
  });

  it('is silent when there are several, when the name is too short or unknown', () => {
    const find = finder('/a/lacing', '/b/lacing', '/shop/map');
    expect([find(url('/old/lacing')), find(url('/old/map')), find(url('/old/unknown')), find(url('/'))]).to.deep.equal([
      null,
      null,
      null,
      null,
    ]);
  });

  it('never names the page itself, nor one that is no page', () => {
    expect(finder('/shop/boots')(url('/shop/boots'))).to.equal(null);
    const gone = pageFrom('', { url: url('/new/lacing-boots'), status: 404 });
    expect(successorFinder(siteFrom([gone]))(url('/old/lacing-boots'))).to.equal(null);
  });
});
