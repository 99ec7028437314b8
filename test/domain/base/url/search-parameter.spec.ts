import { expect } from 'chai';
import { searchParameter } from '../../../../domain/base/url/search-parameter.js';

describe('[U] search-parameter', () => {
  const found: [path: string, name: string | null][] = [
    ['/?s=tea', 's'],
    ['/find?Q=tea', 'Q'],
    ['/shop?search_query=tea', 'search_query'],
    ['/search?term=tea', 'term'],
    ['/de/suche.html?x=&wort=tee', 'wort'],
    ['/search?q=', null],
    ['/search', null],
    ['/search/tea', null],
    ['/shirts?s=xl', null],
    ['/research?topic=tea', null],
    ['/search/docs?hl=en', null],
  ];
  for (const [path, name] of found)
    it(`${path}: ${name}`, () => expect(searchParameter(`https://a.example${path}`)).to.equal(name));

  it('stands what is no URL', () => expect(searchParameter('no url?q=1')).to.equal(null));
});
