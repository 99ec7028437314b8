import { expect } from 'chai';
import { titleRawRenderedDiffer } from '../../../../../domain/seo/checks/title/raw-rendered-differ.js';
import { context } from '../../../../support/check-context.js';
import { renderedPage, RENDERED_URL as url } from '../../../../support/sites/rendered-page.js';
import { siteFrom } from '../../../../support/sites/site.js';

const judge = (raw: string, rendered: string, more: Parameters<typeof renderedPage>[0] = {}) =>
  titleRawRenderedDiffer.judge(siteFrom([], { rendered: [renderedPage({ raw, rendered, ...more })] }), context());
const RAW = `<title>Loading…</title>`;
const RENDERED = `<title>Lamps of glass</title>`;

describe('[U] title/raw-rendered-differ', () => {
  it('shows what the source says and what is rendered', () => {
    expect(judge(RAW, RENDERED)).to.deep.equal([
      { url, observed: 'source: "Loading…"; rendered: "Lamps of glass"', expected: 'the same in both', where: 'title' },
    ]);
  });

  it('is silent where both say the same in other words', () => {
    expect(judge(RAW, `<title> LOADING…  </title>`)).to.deep.equal([]);
  });

  it('says nothing of two documents, an error, or a page that answered otherwise', () => {
    expect(
      [{ documents: 2 }, { error: 'hangs' }, { status: 404 }].map((more) => judge(RAW, RENDERED, more)),
    ).to.deep.equal([[], [], []]);
  });
});
