import { expect } from 'chai';
import { hreflangTargets } from '../../../../domain/seo/checks/hreflang-targets.js';
import { htmlPage } from '../../../support/html-page.js';
import { pageFrom } from '../../../support/pages.js';
import { siteFrom } from '../../../support/site.js';

const page = (path: string, ...alternates: string[]) => {
  const head = alternates.map((code) => `<link rel="alternate" hreflang="${code}" href="/${code}">`).join('');
  return pageFrom(htmlPage('', head), { url: `https://site.example${path}` });
};

describe('[U] hreflangTargets', () => {
  it('lists fetched versions once, with the other pages naming them', () => {
    const targets = hreflangTargets(siteFrom([page('/en', 'en', 'de', 'fr'), page('/x', 'de'), page('/de', 'de')]));
    expect(targets.map(({ item, sources }) => [item.code, item.target.url, sources])).to.deep.equal([
      ['de', 'https://site.example/de', ['https://site.example/en', 'https://site.example/x']],
    ]);
  });
});
