import { expect } from 'chai';
import { findProperty } from '../../../../activities/search/analysis/find-property.js';
import { rejection } from '../../../support/rejection.js';
import { fakeSearchConsole } from '../../../support/samples/search-rows.js';

const { signal } = new AbortController();
const find = (site_url: string, named?: string, properties?: string[]) => {
  const searchConsole = fakeSearchConsole([]);
  const listed = properties === undefined ? {} : { listProperties: async () => properties };
  const input = { user_id: 'alice', site_url, ...(named === undefined ? {} : { named }) };
  return findProperty({ searchConsole: { ...searchConsole, ...listed } }, input, signal);
};

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

  it('is missing with what to do', async () => {
    const error = await rejection(find('https://other.example/'));
    expect(error).to.include({ code: 'not_found' });
    expect(error.message)
      .to.contain('no property for https://other.example/')
      .and.to.contain('connect another account');
  });
});
