import { expect } from 'chai';
import { contentKeywordCannibal } from '../../../../../domain/seo/checks/content/keyword-cannibal.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const page = (path: string, title: string, h1: string, main = path, head = '') =>
  pageFrom(`<head><title>${title}</title>${head}</head><body><main><h1>${h1}</h1>${main}</main></body>`, {
    url: `https://site.example${path}`,
  });
const judge = (...pages: ReturnType<typeof page>[]) => contentKeywordCannibal.judge(siteFrom(pages), context());

describe('[U] content/keyword-cannibal', () => {
  it('fires on two pages whose title and h1 share one target', () => {
    expect(
      judge(
        page('/a', 'Waterproof hiking boots – Shop', 'Hiking boots, waterproof'),
        page('/b', 'The waterproof hiking boots guide', 'Waterproof hiking boots'),
      ),
    ).to.deep.equal([
      {
        url: 'https://site.example/a',
        observed: '"boots hiking waterproof" on 2 pages',
        expected: 'one page for one term',
        where: 'title and h1',
        count: 2,
        related_urls: ['https://site.example/b'],
      },
    ]);
  });

  it('leaves numbered parts alone', () => {
    expect(
      judge(
        page('/1', 'Learning to climb, part 1', 'Learning to climb 1'),
        page('/2', 'Learning to climb, part 2', 'Learning to climb 2'),
      ),
    ).to.deep.equal([]);
  });

  it('leaves subjects alone that a short word or the brand distinguishes', () => {
    const suffix = '(Java SE 17)';
    const names = [
      'java.awt',
      'java.awt.im',
      'java.net',
      'jdk.net',
      'org.dom',
      'org.dom.ls',
      'a1.x',
      'b1.x',
      'c1.x',
      'd1.x',
    ];
    const pages = names.map((name) =>
      page(`/${name}`, `${name} Class Hierarchy ${suffix}`, `Hierarchy for package ${name}`),
    );
    expect(judge(...pages)).to.deep.equal([]);
  });

  it('leaves titles that are the same to the letter to their own check', () => {
    expect(judge(page('/a', 'Type objects', 'Type objects'), page('/b', 'Type Objects', 'Type objects'))).to.deep.equal(
      [],
    );
  });

  it('does not mind small words', () => {
    expect(
      judge(
        page('/a', 'A guide to oak tables', 'Guide to oak tables'),
        page('/b', 'The guide of oak tables', 'Guide of oak tables'),
      ),
    ).to.have.lengthOf(1);
  });

  it('leaves a single shared word alone', () => {
    expect(
      judge(page('/a', 'Pricing for teams', 'Pricing'), page('/b', 'Pricing of boots', 'Our pricing')),
    ).to.deep.equal([]);
  });

  it('leaves copies of one text to their own check', () => {
    expect(
      judge(page('/a', 'Hiking boots', 'Hiking boots', 'same'), page('/b', 'Hiking boots', 'Hiking boots', 'same')),
    ).to.deep.equal([]);
  });

  it('does not take the name of a section for the target of its pages', () => {
    const chapter = (name: string) => page(`/${name}`, `${name} - The Cargo Book`, 'The Cargo Book');
    expect(judge(chapter('Glossary'), chapter('Installation'), chapter('Guide'))).to.deep.equal([]);
  });

  it('does not count words that stand in most titles', () => {
    expect(
      judge(
        ...Array.from({ length: 10 }, (_, n) =>
          page(`/${n}`, `Acme Tools: topic${n} item${n}`, `Acme Tools topic${n}`),
        ),
      ),
    ).to.deep.equal([]);
  });

  it('leaves names of code alone', () => {
    const names = (one: string, other: string) =>
      judge(page('/1', `${one} method`, one), page('/2', `${other} method`, other));
    expect(names('pandas.Series.at_time', 'pandas.Series.between_time')).to.deep.equal([]);
    expect(names('std::fmt::write', 'std::fmt::Write')).to.deep.equal([]);
    expect(names('Node.js streams guide', 'Guide: streams in Node.js')).to.have.length(1);
  });
});
