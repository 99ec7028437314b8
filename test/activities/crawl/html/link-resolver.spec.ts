import { expect } from 'chai';
import { LinkResolver } from '../../../../activities/crawl/html/link-resolver.js';

const PAGE = 'https://site.example/dir/page?q';
const resolver = () => new LinkResolver(PAGE);

describe('[U] link-resolver', () => {
  it('resolves against the page and tells its own site', () => {
    const links = resolver();
    expect(links.link('x')).to.deep.equal({ url: 'https://site.example/dir/x', internal: true });
    expect(links.link('//www.site.example/')).to.deep.equal({ url: 'https://www.site.example/', internal: true });
    expect(links.link('https://other.example/')).to.deep.equal({ url: 'https://other.example/', internal: false });
    expect(links.link('tel:1')).to.deep.equal({ url: null, internal: false });
  });

  it('takes an empty reference for the page itself, fragment or not', () => {
    const links = resolver();
    for (const href of ['', ' ', '#', '#top'])
      expect(links.link(href), href).to.deep.equal({ url: PAGE, internal: true });
  });

  it('works out one spelling once', () => {
    const links = resolver();
    expect(links.link(' x#a ')).to.equal(links.link('x'));
  });

  it('follows the first base element, links met before it included when asked again', () => {
    const links = resolver();
    expect(links.link('x').url).to.equal('https://site.example/dir/x');
    expect(links.setBase('https://cdn.example/a/b')).to.equal('https://cdn.example/a/b');
    expect(links.link('x')).to.deep.equal({ url: 'https://cdn.example/a/x', internal: false });
    expect(links.link('')).to.deep.equal({ url: 'https://cdn.example/a/b', internal: false });
    expect(links.setBase('/later/')).to.equal('https://site.example/later/');
    expect(links.link('y').url).to.equal('https://cdn.example/a/y');
  });

  it('passes over a base that can be none, and one behind it too', () => {
    const links = resolver();
    expect(links.setBase('data:text/plain,x')).to.equal(null);
    links.setBase('/other/');
    expect(links.link('x').url).to.equal('https://site.example/dir/x');
  });

  it('resolves nothing longer than 8,192 characters', () => {
    const links = resolver();
    expect(links.link(`/${'x'.repeat(8191)}`).url).to.equal(`https://site.example/${'x'.repeat(8191)}`);
    expect(links.link(`/${'x'.repeat(8192)}`)).to.deep.equal({ url: null, internal: false });
  });

  it('loads nothing for an absent or blank source, and notes that one was met', () => {
    const links = resolver();
    expect([links.resource(undefined), links.wasUsed]).to.deep.equal([null, false]);
    expect([links.resource(' '), links.wasUsed]).to.deep.equal([null, true]);
    expect(links.resource('a.js')).to.equal('https://site.example/dir/a.js');
  });
});
