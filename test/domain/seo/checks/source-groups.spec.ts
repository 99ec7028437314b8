import { expect } from 'chai';
import { firstSource, namedSources, SourceGroups } from '../../../../domain/seo/checks/source-groups.js';

describe('[U] SourceGroups', () => {
  it('keeps the first item of a key and counts a source once', () => {
    const groups = new SourceGroups<string>();
    for (const [key, item, source] of [
      ['k', 'one', 'a'],
      ['k', 'two', 'b'],
      ['k', 'one', 'a'],
      ['l', 'x', 'a'],
    ] as const) {
      groups.add(key, item, source);
    }
    expect(groups.list()).to.deep.equal([
      { item: 'one', sources: ['a', 'b'] },
      { item: 'x', sources: ['a'] },
    ]);
  });
});

describe('[U] namedSources', () => {
  it('counts all and names ten', () => {
    const sources = Array.from({ length: 12 }, (_, at) => String(at));
    expect(namedSources(sources)).to.deep.equal({ count: 12, related_urls: sources.slice(0, 10) });
  });
});

describe('[U] firstSource', () => {
  it('names the first as the place and ten others', () => {
    const sources = Array.from({ length: 13 }, (_, at) => String(at));
    expect(firstSource(sources)).to.deep.equal({ url: '0', count: 13, related_urls: sources.slice(1, 11) });
  });

  it('names no others where there are none', () => expect(firstSource(['a'])).to.deep.equal({ url: 'a', count: 1 }));
});
