import { expect } from 'chai';
import { schemaBreadcrumbGap } from '../../../../../domain/seo/checks/schema/breadcrumb-gap.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => schemaBreadcrumbGap.judge(pageFrom(html, { url }), context());

describe('[U] schema/breadcrumb-gap', () => {
  it('fires on a hole in the positions', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><script type="application/ld+json">{"@context":"https://schema.org","@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":1,"name":"x","item":"https://example.test/x"},{"@type":"ListItem","position":3,"name":"x","item":"https://example.test/x"}]}</script></head><body><p>Text</p></body></html>',
      ),
    ).to.deep.equal([
      { url, observed: 'positions 1, 3', count: 1, expected: 'positions 1 to n', where: 'BreadcrumbList' },
    ]);
  });

  it('fires on positions that start at 0', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><script type="application/ld+json">{"@context":"https://schema.org","@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":0,"name":"x","item":"https://example.test/x"},{"@type":"ListItem","position":1,"name":"x","item":"https://example.test/x"}]}</script></head><body><p>Text</p></body></html>',
      ),
    ).to.deep.equal([
      { url, observed: 'positions 0, 1', count: 1, expected: 'positions 1 to n', where: 'BreadcrumbList' },
    ]);
  });

  it('fires on a list without items', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><script type="application/ld+json">{"@context":"https://schema.org","@type":"BreadcrumbList","itemListElement":[]}</script></head><body><p>Text</p></body></html>',
      ),
    ).to.deep.equal([{ url, observed: 'no items', count: 1, expected: 'positions 1 to n', where: 'BreadcrumbList' }]);
  });

  it('leaves 1 to n alone in any order, as numbers or as strings', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><script type="application/ld+json">{"@context":"https://schema.org","@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":2,"name":"x","item":"https://example.test/x"},{"@type":"ListItem","position":1,"name":"x","item":"https://example.test/x"},{"@type":"ListItem","position":3,"name":"x","item":"https://example.test/x"}]}</script><script type="application/ld+json">{"@context":"https://schema.org","@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":"1","name":"x","item":"https://example.test/x"},{"@type":"ListItem","position":"2","name":"x","item":"https://example.test/x"}]}</script></head><body><p>Text</p></body></html>',
      ),
    ).to.deep.equal([]);
  });

  it('leaves a page without breadcrumb alone', () => {
    expect(judge('<!DOCTYPE html><html lang="en"><head></head><body><p>Text</p></body></html>')).to.deep.equal([]);
  });
});
