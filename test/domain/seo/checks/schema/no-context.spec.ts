import { expect } from 'chai';
import { schemaNoContext } from '../../../../../domain/seo/checks/schema/no-context.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => schemaNoContext.judge(pageFrom(html, { url }), context());

describe('[U] schema/no-context', () => {
  it('fires on a block without @context', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><script type="application/ld+json">{"@type":"Product","name":"Oak table"}</script></head><body><p>Text</p></body></html>',
      ),
    ).to.deep.equal([
      {
        url,
        observed: 'Product without @context',
        count: 1,
        expected: '"@context": "https://schema.org"',
        where: 'script[type="application/ld+json"]',
      },
    ]);
  });

  it('fires on a block without type and context', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><script type="application/ld+json">{"name":"Oak table"}</script></head><body><p>Text</p></body></html>',
      ),
    ).to.deep.equal([
      {
        url,
        observed: 'block without @context',
        count: 1,
        expected: '"@context": "https://schema.org"',
        where: 'script[type="application/ld+json"]',
      },
    ]);
  });

  it('accepts the context in its usual spellings', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><script type="application/ld+json">{"@context":"http://schema.org/","@type":"Thing"}</script><script type="application/ld+json">[{"@context":"https://schema.org","@type":"Thing"}]</script><script type="application/ld+json">{"@context":["https://schema.org",{"x":"y"}],"@graph":[{"@type":"Thing"}]}</script><script type="application/ld+json">{"@context":{"@vocab":"https://schema.org/"},"@type":"Thing"}</script></head><body><p>Text</p></body></html>',
      ),
    ).to.deep.equal([]);
  });

  it('leaves broken and blank blocks to their own checks', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><script type="application/ld+json">{</script><script type="application/ld+json"></script></head><body><p>Text</p></body></html>',
      ),
    ).to.deep.equal([]);
  });
});
