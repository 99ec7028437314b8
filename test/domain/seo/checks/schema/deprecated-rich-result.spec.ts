import { expect } from 'chai';
import { schemaDeprecatedRichResult } from '../../../../../domain/seo/checks/schema/deprecated-rich-result.js';
import { context } from '../../../../support/check-context.js';
import { jsonLdPage } from '../../../../support/sites/json-ld-page.js';

const judge = (...blocks: object[]) => schemaDeprecatedRichResult.judge(jsonLdPage(blocks), context());

describe('[U] schema/deprecated-rich-result', () => {
  it('names each withdrawn result once, with the time it went', () => {
    expect(judge({ '@type': 'FAQPage' }, { '@type': 'HowTo' }, { '@type': 'HowTo' })).to.deep.equal([
      {
        url: 'https://site.example/page',
        observed: 'How-to (withdrawn September 2023); FAQ (withdrawn May 2026)',
        count: 2,
        expected: 'a rich result that is still shown',
        where: 'JSON-LD',
      },
    ]);
  });

  it('is silent for results that are shown, and without markup', () => {
    expect(judge({ '@type': 'Product' }, { '@type': 'QAPage' })).to.deep.equal([]);
    expect(judge()).to.deep.equal([]);
  });
});
