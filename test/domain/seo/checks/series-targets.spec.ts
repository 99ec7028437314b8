import { expect } from 'chai';
import { seriesTargets } from '../../../../domain/seo/checks/series-targets.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { siteFrom } from '../../../support/sites/site.js';

const site = 'https://site.example';
const page = (path: string, head = '', status = 200) => pageFrom(htmlPage('', head), { url: `${site}${path}`, status });

describe('[U] series targets', () => {
  it('are fetched pages that others name, each once', () => {
    const pages = [
      page('/1', '<link rel="next" href="/2">'),
      page('/3', '<link rel="prev" href="/2"><link rel="next" href="/4">'),
      page('/2', '<link rel="next" href="/2">'),
      page('/5', '<link rel="prev" href="/1">', 404),
    ];
    expect(
      seriesTargets(siteFrom(pages)).map(({ item, sources }) => [item.rel, item.target.url, sources]),
    ).to.deep.equal([['next', `${site}/2`, [`${site}/1`, `${site}/3`]]]);
  });
});
