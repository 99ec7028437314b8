import { expect } from 'chai';
import type { SeenCauses } from '../../../domain/audits/root-cause-key.js';
import { RootCauseTally } from '../../../domain/audits/root-cause-tally.js';
import { randomNumbers } from '../../support/random-numbers.js';

const seen = (text: string, path: string, overrides: Partial<SeenCauses> = {}): SeenCauses => {
  const url = `https://site.example${path}`;
  const cause = { key: text, observed: text, where: 'img', target: null, count: 1, pages: 1, urls: [url] };
  return { causes: [cause], hidden: null, subject: url, ...overrides };
};
const tally = (findings: readonly SeenCauses[]) => {
  const causes = new RootCauseTally();
  for (const finding of findings) causes.add(finding);
  return causes.result();
};

function shuffle<Item>(items: readonly Item[], next: () => number): Item[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(next() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other] as Item, mixed[last] as Item];
  }
  return mixed;
}

describe('[U] root cause tally', () => {
  it('counts the most frequent first, then in the order of their texts', () => {
    const { root_causes, root_cause_count } = tally([
      seen('b', '/1'),
      seen('a', '/1'),
      seen('c', '/2'),
      seen('c', '/1'),
    ]);
    expect(root_causes.map(({ observed, count }) => [observed, count])).to.deep.equal([
      ['c', 2],
      ['a', 1],
      ['b', 1],
    ]);
    expect(root_causes[0]).to.deep.equal({
      observed: 'c',
      where: 'img',
      count: 2,
      pages: 2,
      sample_urls: ['https://site.example/1', 'https://site.example/2'],
    });
    expect(root_cause_count).to.equal(3);
  });

  it('tells occurrences from pages, and names the target', () => {
    const cause = {
      key: 'x',
      observed: 'x',
      where: null,
      target: 'https://cdn.example/a',
      count: 9,
      pages: 2,
      urls: [],
    };
    const { root_causes } = tally([seen('x', '/1', { causes: [cause] }), seen('x', '/2', { causes: [cause] })]);
    expect(root_causes[0]).to.include({ count: 18, pages: 4, target: 'https://cdn.example/a' });
  });

  it('finds the shared cause among thousands of others, in any order', () => {
    const findings = Array.from({ length: 3000 }, (_, n) => seen(`own ${n}`, `/p${n}`));
    for (let n = 0; n < 40; n += 1)
      findings.push(seen('header.png', `/p${n}`), seen(`pair ${n}`, `/p${n}`), seen(`pair ${n}`, '/q'));
    const next = randomNumbers(3);
    const results = [findings, ...[1, 2, 3, 4].map(() => shuffle(findings, next))].map(tally);
    expect(results[0]?.root_causes[0]).to.include({ observed: 'header.png', count: 40 });
    expect(results[0]?.root_causes.slice(1).every(({ count }) => count === 2)).to.equal(true);
    expect(results[0]?.root_cause_count).to.equal(3041);
    for (const result of results)
      expect(result.root_causes.map(({ observed, count }) => [observed, count])).to.deep.equal(
        results[0]?.root_causes.map(({ observed, count }) => [observed, count]),
      );
  });

  it('is the same to the letter in any order up to five hundred causes', () => {
    const findings = Array.from({ length: 900 }, (_, n) => seen(`cause ${n % 450}`, `/section-${n % 7}/${n}`));
    const next = randomNumbers(5);
    const expected = tally(findings);
    for (let turn = 0; turn < 5; turn += 1) expect(tally(shuffle(findings, next))).to.deep.equal(expected);
  });

  it('counts hidden cases beside the same others once', () => {
    const hidden = (count: number) => ({ hidden: { key: 'a; b; c', count } });
    expect(tally([seen('a', '/1', hidden(7)), seen('a', '/2', hidden(7))]).root_cause_count).to.equal(8);
    expect(tally([seen('a', '/1', hidden(7)), seen('a', '/2', hidden(9))]).root_cause_count).to.equal(10);
  });

  it('counts tens of thousands of causes and keeps few texts', () => {
    const causes = new RootCauseTally();
    for (let n = 0; n < 60_000; n += 1) causes.add(seen(`own ${n}`, '/blog/a'));
    const { root_causes, root_cause_count, templates } = causes.result();
    expect(root_causes.length).to.equal(20);
    expect(root_cause_count).to.be.within(59_980, 60_000);
    expect(templates).to.deep.equal([
      { pattern: '/blog/*', pages: 60_000, sample_urls: ['https://site.example/blog/a'] },
    ]);
  });

  it('takes five pages of one pattern for a template, the largest first', () => {
    const findings = [
      ...Array.from({ length: 5 }, (_, n) => seen(`s${n}`, `/shop/${n}`)),
      ...Array.from({ length: 4 }, (_, n) => seen(`f${n}`, `/faq/${n}`)),
      ...Array.from({ length: 6 }, (_, n) => seen(`b${n}`, `/blog/${n}`)),
    ];
    expect(tally(findings).templates.map(({ pattern, pages }) => [pattern, pages])).to.deep.equal([
      ['/blog/*', 6],
      ['/shop/*', 5],
    ]);
  });
});
