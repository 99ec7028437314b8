import { expect } from 'chai';
import { findProperty } from '../../../../activities/search/analysis/find-property.js';
import type { Site } from '../../../../domain/sites/site.js';
import { rejection } from '../../../support/rejection.js';
import { fakeSearchConsole } from '../../../support/samples/search-rows.js';
import { searchAnalysisDeps } from '../../../support/search-analysis-deps.js';

const { signal } = new AbortController();
const find = (site_url: string, named?: string, properties?: string[]) => {
  const searchConsole = fakeSearchConsole([]);
  const listed = properties === undefined ? {} : { listProperties: async () => properties };
  const input = { user_id: 'alice', site_url, ...(named === undefined ? {} : { named }) };
  return findProperty(searchAnalysisDeps({ ...searchConsole, ...listed }), input, signal);
};

/** The property of a watched site, and what is noted of it. */
async function findFor(search_property: string | null, named?: string) {
  const noted: unknown[] = [];
  const searchConsole = fakeSearchConsole([], { properties: ['https://shop.example/', 'sc-domain:shop.example'] });
  const site = { id: 'x', site: 'shop.example', search_property } as Site;
  const deps = searchAnalysisDeps(searchConsole, {
    sites: {
      findBySite: async () => site,
      update: async (_user, _id, change) => {
        noted.push(change);
        return null;
      },
    },
    siteVersions: { raise: async (...raised) => void noted.push(raised) },
  });
  const input = { user_id: 'alice', site_url: 'https://shop.example/', ...(named === undefined ? {} : { named }) };
  return { ...(await findProperty(deps, input, signal)), noted };
}

describe('[U] property of a site', () => {
  it('is the one that the account has for it', async () => {
    expect(await find('https://www.example.com/')).to.deep.equal({
      property: 'https://www.example.com/',
      scope: 'same',
    });
  });

  it('is the one that was named, and no other', async () => {
    const properties = ['https://shop.example/', 'sc-domain:shop.example'];
    expect(await find('https://shop.example/', 'sc-domain:shop.example', properties)).to.deep.equal({
      property: 'sc-domain:shop.example',
      scope: 'same',
    });
    const error = await rejection(find('https://shop.example/', 'sc-domain:shop.example', ['https://shop.example/']));
    expect(error).to.include({ code: 'not_found' });
    expect(error.message).to.contain('no property for sc-domain:shop.example');
  });

  it('is kept with the site once it was named, and read from then on', async () => {
    const named = await findFor(null, 'SC-Domain:shop.example');
    expect(named.property).to.equal('sc-domain:shop.example');
    expect(named.noted).to.deep.equal([{ search_property: 'sc-domain:shop.example' }, ['alice', 'shop.example']]);
    const kept = await findFor('sc-domain:shop.example');
    expect([kept.property, kept.noted]).to.deep.equal(['sc-domain:shop.example', []]);
    expect((await findFor('https://shop.example/gone/')).property).to.equal('https://shop.example/');
  });

  it('is missing with what to do', async () => {
    const error = await rejection(find('https://other.example/'));
    expect(error).to.include({ code: 'not_found' });
    expect(error.message)
      .to.contain('no property for https://other.example/')
      .and.to.contain('connect another account');
  });
});
