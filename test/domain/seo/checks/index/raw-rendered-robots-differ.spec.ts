import { expect } from 'chai';
import { indexRawRenderedRobotsDiffer } from '../../../../../domain/seo/checks/index/raw-rendered-robots-differ.js';
import { context } from '../../../../support/check-context.js';
import { renderedPage, RENDERED_URL as url } from '../../../../support/sites/rendered-page.js';
import { siteFrom } from '../../../../support/sites/site.js';

const judge = (raw: string, rendered: string, more: Parameters<typeof renderedPage>[0] = {}) =>
  indexRawRenderedRobotsDiffer.judge(siteFrom([], { rendered: [renderedPage({ raw, rendered, ...more })] }), context());
const RAW = `<head><meta name="robots" content="noindex"></head>`;
const RENDERED = `<head><title>A</title></head>`;

describe('[U] index/raw-rendered-robots-differ', () => {
  it('shows what the source says and what is rendered', () => {
    expect(judge(RAW, RENDERED)).to.deep.equal([
      { url, observed: 'source: "noindex"; rendered: none', expected: 'the same in both', where: 'meta robots' },
    ]);
  });

  it('is silent where both say the same in other words', () => {
    expect(
      judge(RAW, `<head><meta name="robots" content="index"><meta name="googlebot" content="NOINDEX, follow"></head>`),
    ).to.deep.equal([]);
  });

  it('says nothing of two documents, an error, or a page that answered otherwise', () => {
    expect(
      [{ documents: 2 }, { error: 'hangs' }, { status: 404 }].map((more) => judge(RAW, RENDERED, more)),
    ).to.deep.equal([[], [], []]);
  });
});
