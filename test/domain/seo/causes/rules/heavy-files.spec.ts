import { expect } from 'chai';
import { sampleResource } from '../../../../support/samples/resource-results.js';
import { explainedSite } from '../../../../support/sites/explained-site.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const SCRIPT = 'https://site.example/js/app.js';
const pages = Array.from({ length: 8 }, (_, at) =>
  pageFrom(htmlPage(`<p>${at}</p><script src="${SCRIPT}" defer></script>`), { url: `https://site.example/blog/${at}` }),
);
const script = (use_count: number) =>
  sampleResource({
    url: SCRIPT,
    kinds: ['script'],
    media_type: 'text/javascript',
    bytes: 3_000_000,
    image: null,
    use_count,
    used_by: pages.slice(0, use_count).map(({ url }) => url),
  });

describe('[U] heavy files', () => {
  it('are one cause for the pages that load them', () => {
    const found = explainedSite(pages, { resources: [script(8)] }).cause('speed/heavy-files');
    expect(found?.title).to.match(/^app\.js \(.+\) on 8 pages under \/blog\/\*$/);
    expect(found?.template?.line).to.equal(SCRIPT);
    expect(found?.lab?.check_ids).to.deep.equal(['speed/page-weight', 'speed/tbt']);
  });

  it('are none on a few pages', () => {
    expect(explainedSite(pages, { resources: [script(2)] }).cause('speed/heavy-files')).to.equal(undefined);
  });
});
