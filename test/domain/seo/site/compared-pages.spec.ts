import { expect } from 'chai';
import { comparedPages } from '../../../../domain/seo/site/compared-pages.js';
import { renderedPage } from '../../../support/sites/rendered-page.js';

describe('[U] comparedPages', () => {
  it('sets source against document', () => {
    const [page, ...others] = comparedPages({
      rendered: [renderedPage({ raw: '<title>A</title>', rendered: '<title>B</title>' })],
    });
    expect(others).to.deep.equal([]);
    expect(page?.url).to.equal('https://site.example/page');
    expect(page?.differences.title).to.deep.equal({ raw: 'A', rendered: 'B' });
  });

  it('leaves out what is of two answers, failed, or is an error page', () => {
    const odd = [{ documents: 2 }, { documents: 0 }, { error: 'hangs' }, { status: 500 }].map(renderedPage);
    const halves = [
      { ...renderedPage(), raw: null },
      { ...renderedPage(), rendered: null },
    ];
    expect(comparedPages({ rendered: [...odd, ...halves] })).to.deep.equal([]);
    expect(comparedPages({ rendered: null })).to.deep.equal([]);
  });
});
