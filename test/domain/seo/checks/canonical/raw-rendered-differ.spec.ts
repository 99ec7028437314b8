import { expect } from 'chai';
import { canonicalRawRenderedDiffer } from '../../../../../domain/seo/checks/canonical/raw-rendered-differ.js';
import { context } from '../../../../support/check-context.js';
import { renderedPage, RENDERED_URL as url } from '../../../../support/sites/rendered-page.js';
import { siteFrom } from '../../../../support/sites/site.js';

const judge = (raw: string, rendered: string, more: Parameters<typeof renderedPage>[0] = {}) =>
  canonicalRawRenderedDiffer.judge(siteFrom([], { rendered: [renderedPage({ raw, rendered, ...more })] }), context());
const RAW = `<head><link rel="canonical" href="/a"></head>`;
const RENDERED = `<head><link rel="canonical" href="/b"></head>`;

describe('[U] canonical/raw-rendered-differ', () => {
  it('shows what the source says and what is rendered', () => {
    expect(judge(RAW, RENDERED)).to.deep.equal([
      {
        url,
        observed: 'source: "https://site.example/a"; rendered: "https://site.example/b"',
        expected: 'the same in both',
        where: 'link rel=canonical',
      },
    ]);
  });

  it('is silent where both say the same in other words', () => {
    expect(
      judge(RAW, `<head><title>A</title><link rel="canonical" href="https://site.example/a"></head>`),
    ).to.deep.equal([]);
  });

  it('says nothing of two documents, an error, or a page that answered otherwise', () => {
    expect(
      [{ documents: 2 }, { error: 'hangs' }, { status: 404 }].map((more) => judge(RAW, RENDERED, more)),
    ).to.deep.equal([[], [], []]);
  });
});
