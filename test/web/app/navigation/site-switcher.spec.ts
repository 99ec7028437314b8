import { expect } from 'chai';
import { SiteSwitcher, SWITCHER_SITES } from '../../../../web/app/navigation/site-switcher.js';
import { renderPart } from '../../../support/browser/render-part.js';

const sites = Array.from({ length: SWITCHER_SITES + 1 }, (_, index) => ({
  id: String(index).padStart(24, '0'),
  site: `site-${index}.example`,
}));
const show = (count: number, current: (typeof sites)[number] | null, part: 'overview' | 'search' = 'overview') =>
  renderPart(SiteSwitcher, { sites: sites.slice(0, count), current, part });
const hrefs = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);

describe('[U] site switcher', () => {
  it('leads to the same page of another site, and marks the current one', () => {
    const html = show(2, sites[1] ?? null, 'search');
    expect(hrefs(html)).to.deep.equal([
      `/app/sites/${sites[0]?.id}/search`,
      `/app/sites/${sites[1]?.id}/search`,
      '/app',
    ]);
    expect(html.match(/aria-current="true"/g)).to.have.length(1);
    expect(html).to.match(/<summary>.*site-1\.example.*<\/summary>/);
  });

  it('asks for a choice on a page that is about no site', () => {
    const html = show(2, null);
    expect(html).to.contain('Choose a site').and.not.contain('aria-current');
  });

  it('is left out where there are no sites', () => {
    expect(show(0, null)).to.equal('');
  });

  it('lists 50 sites and leads to the page with all of them', () => {
    expect(hrefs(show(SWITCHER_SITES + 1, null))).to.have.length(SWITCHER_SITES + 1);
  });
});
