import { expect } from 'chai';
import { explainedSite } from '../../../../support/sites/explained-site.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const HEAD = '<script src="/js/app.js"></script>';
const pages = (count: number, head = HEAD) =>
  Array.from({ length: count }, (_, at) =>
    pageFrom(htmlPage(`<p>${at}</p>`, head), { url: `https://site.example/blog/${at}` }),
  );

describe('[U] blocking files', () => {
  it('name the file, the template and the line to change', () => {
    const found = explainedSite(pages(6)).cause('speed/blocking-files');
    expect(found?.title).to.equal('1 file in the head holds up 6 pages');
    expect(found?.template).to.deep.include({
      pattern: '/blog/*',
      line: '<script src="/js/app.js">',
      change: '<script src="/js/app.js" defer>',
    });
    expect(found?.snippets[0]).to.deep.include({ code: '<script src="/js/app.js" defer></script>' });
    expect(found?.snippets[0]?.pages?.length).to.equal(6);
  });

  it('give no snippet for a style sheet of another host', () => {
    const sheet = '<link rel="stylesheet" href="https://fonts.example/a.css">';
    const found = explainedSite(pages(6, sheet)).cause('speed/blocking-files');
    expect(found?.steps[0]).to.include('Host https://fonts.example/a.css on your own domain');
    expect(found?.snippets).to.deep.equal([]);
  });

  it('are none on a few pages', () => {
    expect(explainedSite(pages(3)).cause('speed/blocking-files')).to.equal(undefined);
  });
});
