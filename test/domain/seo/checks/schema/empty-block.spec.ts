import { expect } from 'chai';
import { schemaEmptyBlock } from '../../../../../domain/seo/checks/schema/empty-block.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => schemaEmptyBlock.judge(pageFrom(html, { url }), context());

describe('[U] schema/empty-block', () => {
  it('fires on a script with nothing in it', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><script type="application/ld+json"> \n </script><script type="application/ld+json"></script></head><body><p>Text</p></body></html>',
      ),
    ).to.deep.equal([
      {
        url,
        observed: 'JSON-LD script without content',
        count: 2,
        expected: 'a JSON-LD object',
        where: 'script[type="application/ld+json"]',
      },
    ]);
  });

  it('leaves broken and valid blocks alone', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><script type="application/ld+json">{</script><script type="application/ld+json">{"@context":"https://schema.org","@type":"Thing"}</script></head><body><p>Text</p></body></html>',
      ),
    ).to.deep.equal([]);
  });
});
