import { expect } from 'chai';
import { explainedSite } from '../../../../support/sites/explained-site.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const pages = (unsized: number) =>
  Array.from({ length: 8 }, (_, at) =>
    pageFrom(htmlPage(`<img src="/a.webp" alt="A hammer"${at < unsized ? '' : ' width="10" height="10"'}>`), {
      url: `https://site.example/tools/${at}`,
    }),
  );

describe('[U] unsized images', () => {
  it('are one cause, from which shifts of the layout follow', () => {
    const found = explainedSite(pages(7)).cause('speed/unsized-images');
    expect([found?.title, found?.template?.pattern]).to.deep.equal([
      'Images without dimensions on 7 pages',
      '/tools/*',
    ]);
    expect(found?.lab).to.deep.include({ check_ids: ['speed/cls'] });
  });

  it('are none on a few pages', () => {
    expect(explainedSite(pages(3)).cause('speed/unsized-images')).to.equal(undefined);
  });
});
