import { expect } from 'chai';
import { schemaJsonInvalid } from '../../../../../domain/seo/checks/schema/json-invalid.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => schemaJsonInvalid.judge(pageFrom(html, { url }), context());
const broken = '<head><script type="application/ld+json">{"@type": "Thing",}</script></head>';

describe('[U] schema/json-invalid', () => {
  it('fires on a block with a syntax error', () => {
    expect(judge(broken)).to.deep.equal([
      {
        url,
        observed: pageFrom(broken).html?.json_ld[0]?.error,
        count: 1,
        expected: 'valid JSON',
        where: 'script[type="application/ld+json"]',
      },
    ]);
  });

  it('leaves valid blocks in wrappers alone', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><script type="application/ld+json"><!-- {"@context":"https://schema.org","@type":"Thing"} --></script><script type="application/ld+json">/*<![CDATA[*/[]/*]]>*/</script></head><body><p>Text</p></body></html>',
      ),
    ).to.deep.equal([]);
  });

  it('leaves blank blocks to schema/empty-block', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><script type="application/ld+json"> \n </script></head><body><p>Text</p></body></html>',
      ),
    ).to.deep.equal([]);
  });
});
