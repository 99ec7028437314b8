import { expect } from 'chai';
import { pageFooter } from '../../../../web/report/style/page-footer.js';

describe('[U] page footer', () => {
  it('has the text on the left, which cannot end its rule, and the page number on the right', () => {
    const css = pageFooter('Nordlicht “; } body { display: none }');
    expect(css).to.match(/^@page \{ @bottom-left \{ content: "Nordlicht\\000020/);
    expect(css).to.not.contain('display: none');
    expect(css).to.contain('@bottom-right { content: counter(page) " / " counter(pages);');
  });
});
