import { expect } from 'chai';
import { schemaOnNoindex } from '../../../../../domain/seo/checks/schema/on-noindex.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => schemaOnNoindex.judge(pageFrom(html, { url }), context());

describe('[U] schema/on-noindex', () => {
  it('fires on markup of a page with noindex', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><meta name="robots" content="noindex"><script type="application/ld+json">{"@context":"https://schema.org","@type":"Product"}</script></head><body><p>Text</p></body></html>',
      ),
    ).to.deep.equal([{ url, observed: 'noindex with Product', expected: 'markup on indexable pages only' }]);
  });

  it('leaves an indexable page alone', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><script type="application/ld+json">{"@context":"https://schema.org","@type":"Product"}</script></head><body><p>Text</p></body></html>',
      ),
    ).to.deep.equal([]);
  });

  it('leaves a page without markup alone', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><meta name="robots" content="noindex"></head><body><p>Text</p></body></html>',
      ),
    ).to.deep.equal([]);
  });
});
