import { expect } from 'chai';
import { createProviders } from '../../../../../activities/outreach/discovery/providers/create-providers.js';

const URLS = {
  BRAVE_URL: 'https://brave.example',
  SERPER_URL: 'https://serper.example',
  GOOGLE_SEARCH_URL: 'https://google.example',
};
const namesOf = (settings: Partial<Parameters<typeof createProviders>[0]>) =>
  createProviders({ ...URLS, ...settings }).map(({ name }) => name);

describe('[U] create providers', () => {
  it('makes those that are set up, our own server first', () => {
    expect(
      namesOf({
        GOOGLE_SEARCH_KEY: 'k',
        GOOGLE_SEARCH_ENGINE: 'e',
        SERPER_API_KEY: 'k',
        BRAVE_API_KEY: 'k',
        SEARXNG_URL: 'http://searxng.example',
      }),
    ).to.deep.equal(['searxng', 'brave', 'serper', 'google']);
  });

  it('makes none without a setting, nor Google with half of them', () => {
    expect(namesOf({})).to.deep.equal([]);
    expect(namesOf({ SEARXNG_URL: '', BRAVE_API_KEY: '', GOOGLE_SEARCH_KEY: 'k' })).to.deep.equal([]);
    expect(namesOf({ GOOGLE_SEARCH_ENGINE: 'e', SERPER_API_KEY: 'k' })).to.deep.equal(['serper']);
  });
});
