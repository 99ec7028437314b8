import { expect } from 'chai';
import { phraseGaps } from '../../../../../domain/seo/content/gaps/phrase-gaps.js';
import { contentSite } from '../../../../support/sites/content-sites.js';

const gaps = (own: string[], ...competitors: string[][]) => {
  const site = (host: string, titles: string[]) =>
    contentSite(
      host,
      titles.map((title, at) => ({ path: `/${at}`, title })),
    );
  const found = phraseGaps(
    site('own.example', own),
    competitors.map((titles, at) => site(`r${at}.example`, titles)),
  );
  return found.map(({ phrase, holders }) => `${phrase} ${holders.length}`);
};

describe('[U] phrase gaps', () => {
  it('are what two competitors say, or one on three pages', () => {
    expect(gaps(['Chairs'], ['Cable repair'], ['Cable repairs'])).to.deep.equal(['cable repair 2']);
    expect(gaps(['Chairs'], ['Cable repair'])).to.deep.equal([]);
    expect(
      gaps(['Chairs'], ['Cable repair one', 'Cable repair two', 'Cable repair six', 'Alpha', 'Beta', 'Gamma']),
    ).to.deep.equal(['cable repair 1']);
  });

  it('are none where the site says it, in whatever order', () => {
    expect(gaps(['Repair of a cable'], ['Cable repair'], ['Cable repair'])).to.deep.equal([]);
  });

  it('are reported once, in the longest form', () => {
    expect(gaps(['Chairs'], ['Desk cable repair'], ['Desk cable repair'])).to.deep.equal(['desk cable repair 2']);
  });
});
