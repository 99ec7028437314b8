import { expect } from 'chai';
import { chooseProperty, findNamed } from '../../../../../activities/search/analysis/data/choose-property.js';
import { DomainError } from '../../../../../domain/base/errors.js';
import { rejection } from '../../../../support/rejection.js';
import { fakeSearchConsole } from '../../../../support/samples/search-rows.js';
import { searchAnalysisDeps } from '../../../../support/search-analysis-deps.js';

const { signal } = new AbortController();

/** Chooses among properties by their impressions; null: the account may not read it. */
async function choose(
  shown: Record<string, number | null>,
  refuse = () => new DomainError('not_found', 'gone'),
  site_url = 'https://shop.example/',
) {
  const asked: string[] = [];
  const deps = searchAnalysisDeps({
    ...fakeSearchConsole([]),
    async *readRows(_user, property, { dimensions }) {
      expect(dimensions).to.deep.equal([]);
      asked.push(property);
      const impressions = shown[property] ?? null;
      if (impressions === null) throw refuse();
      if (impressions > 0) yield [{ keys: [], clicks: 1, impressions, ctr: 0.1, position: 2 }];
    },
  });
  const choice = await chooseProperty(deps, { user_id: 'alice', site_url, properties: Object.keys(shown) }, signal);
  return { property: choice?.property ?? null, asked };
}

describe('[U] choice of a property', () => {
  it('is the nearest one that has data: the very URL, then the domain, before the URL from before a move', async () => {
    expect(await choose({ 'http://shop.example/': 9, 'sc-domain:shop.example': 90_000 })).to.deep.equal({
      property: 'sc-domain:shop.example',
      asked: ['sc-domain:shop.example'],
    });
    const all = { 'http://shop.example/': 9, 'sc-domain:shop.example': 90_000, 'https://shop.example/': 5 };
    expect((await choose(all)).property).to.equal('https://shop.example/');
    expect((await choose({ ...all, 'https://shop.example/': 0 })).property).to.equal('sc-domain:shop.example');
  });

  it('is, of http and https, with and without www, the one that was shown most', async () => {
    const variants = { 'http://shop.example/': 9, 'https://www.shop.example/': 800, 'http://www.shop.example/': 0 };
    expect((await choose(variants)).property).to.equal('https://www.shop.example/');
  });

  it('is the nearer one of two folders above, however much the other holds', async () => {
    const folders = { 'https://shop.example/': 9_000, 'https://shop.example/blog/': 90 };
    const { property } = await choose(folders, undefined, 'https://shop.example/blog/new/');
    expect(property).to.equal('https://shop.example/blog/');
  });

  it('passes over one that the account has lost, and takes the nearest where none has data', async () => {
    expect((await choose({ 'https://shop.example/': null, 'sc-domain:shop.example': 3 })).property).to.equal(
      'sc-domain:shop.example',
    );
    expect((await choose({ 'http://shop.example/': 0, 'sc-domain:shop.example': 0 })).property).to.equal(
      'sc-domain:shop.example',
    );
  });

  it('asks nothing where there is one or none, and does not guess while the provider cannot be read', async () => {
    expect(await choose({ 'http://shop.example/': 1 })).to.deep.equal({ property: 'http://shop.example/', asked: [] });
    expect(await choose({ 'http://other.example/': 1 })).to.deep.equal({ property: null, asked: [] });
    const limited = () => new DomainError('rate_limited', 'later', true);
    const two = { 'http://shop.example/': null, 'sc-domain:shop.example': null };
    expect(await rejection(choose(two, limited))).to.include({ code: 'rate_limited' });
  });

  it('finds a name however it is spelled', () => {
    expect(findNamed('https://SHOP.example', ['https://shop.example/'])).to.equal('https://shop.example/');
    expect(findNamed('sc-domain:a.example', ['https://a.example/'])).to.equal(null);
    expect(findNamed('', [''])).to.equal(null);
  });
});
