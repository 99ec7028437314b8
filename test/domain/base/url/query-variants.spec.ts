import { expect } from 'chai';
import { QueryVariants } from '../../../../domain/base/url/query-variants.js';

const PATH = 'https://a.example/list';
const count = (length: number) => Array.from({ length }, (_, at) => at + 1);

function combined(queries: readonly string[]): number {
  const variants = new QueryVariants();
  for (const query of queries) variants.add(`${PATH}?${query}`);
  return variants.countCombined(PATH);
}

describe('[U] QueryVariants', () => {
  it('counts what combines known values', () => {
    const facets = count(12).flatMap((color) => count(6).map((size) => `color=c${color}&size=s${size}`));
    expect(combined(facets)).to.equal(72 - 11);
  });

  it('counts the pages of a list once, under whatever name they are numbered', () => {
    for (const name of ['page', 'offset', 'paged', 'tx_news%5BcurrentPage%5D'])
      expect(combined(count(200).map((page) => `color=red&${name}=${page}`)), name).to.equal(1);
    expect(combined(count(200).map((page) => `page=${page}`))).to.equal(0);
  });

  it('lets one parameter lead through as many pages as it likes', () => {
    expect(combined(count(300).map((id) => `id=${id}`))).to.equal(1);
    expect(combined(count(300).map((id) => `f=${(id % 3) + 1}&t=${id}`))).to.equal(1);
    expect(combined(count(300).map((title) => `title=Article_${title}`))).to.equal(1);
  });

  it('but not those that say how or whence a page is seen, or what is searched for', () => {
    for (const name of ['sort', 'return_to', 'utm_source', 'replytocom', 'q'])
      expect(combined(count(80).map((at) => `${name}=v${at}`)), name).to.equal(80);
    expect(combined(count(80).map((at) => `u=https%3A%2F%2Fb.example%2F${at}`))).to.equal(80);
  });

  it('sees the values in lists', () => {
    const brands = ['a', 'b', 'c', 'd'];
    const pairs = brands.flatMap((one) => brands.map((other) => `brand=${one},${other}`));
    expect(combined(pairs)).to.equal(16 - 3);
  });

  it('counts spellings of one query, and each once', () => {
    expect(combined(['b=2&a=1', 'a=1&b=2', 'a=1&b=2'])).to.equal(2);
  });

  it('knows a URL that brings nothing new', () => {
    const variants = new QueryVariants();
    for (const query of ['color=red&size=s', 'color=blue&size=m']) variants.add(`${PATH}?${query}`);
    const isCombined = (query: string) => variants.isCombined(`${PATH}?${query}`);
    expect(isCombined('color=red&size=m')).to.equal(true);
    expect(isCombined('color=red&size=m&sort=name')).to.equal(true);
    expect(isCombined('color=green&size=m')).to.equal(false);
    expect(isCombined('color=red&size=s&page=7')).to.equal(false);
    expect(isCombined('page=7')).to.equal(false);
    expect(variants.isCombined('https://a.example/other?color=red')).to.equal(false);
    expect(variants.isCombined(PATH)).to.equal(false);
  });

  it('never counts less than before', () => {
    const variants = new QueryVariants();
    let last = 0;
    for (const query of ['b=1', 'b=1,2', 'b=2', 'b=3,4,5,6', 'c=1&b=1', 'c=2,3&b=7,8,9', 'sort=1', 'c=1']) {
      variants.add(`${PATH}?${query}`);
      expect(variants.countCombined(PATH)).to.be.at.least(last);
      last = variants.countCombined(PATH);
    }
    expect(last).to.equal(5);
  });
});
