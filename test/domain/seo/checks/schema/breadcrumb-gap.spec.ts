import { expect } from 'chai';
import { schemaBreadcrumbGap } from '../../../../../domain/seo/checks/schema/breadcrumb-gap.js';
import { context } from '../../../../support/check-context.js';
import { jsonLdPage } from '../../../../support/sites/json-ld-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => schemaBreadcrumbGap.judge(pageFrom(html, { url }), context());

describe('[U] schema/breadcrumb-gap', () => {
  it('fires on a hole in the positions', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><script type="application/ld+json">{"@context":"https://schema.org","@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":1,"name":"x","item":"https://example.test/x"},{"@type":"ListItem","position":3,"name":"x","item":"https://example.test/x"}]}</script></head><body><p>Text</p></body></html>',
      ),
    ).to.deep.equal([
      {
        url,
        observed: 'positions 1, 3',
        count: 1,
        expected: 'positions 1 to n, each with its item',
        where: 'BreadcrumbList',
      },
    ]);
  });

  it('fires on positions that start at 0', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><script type="application/ld+json">{"@context":"https://schema.org","@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":0,"name":"x","item":"https://example.test/x"},{"@type":"ListItem","position":1,"name":"x","item":"https://example.test/x"}]}</script></head><body><p>Text</p></body></html>',
      ),
    ).to.deep.equal([
      {
        url,
        observed: 'positions 0, 1',
        count: 1,
        expected: 'positions 1 to n, each with its item',
        where: 'BreadcrumbList',
      },
    ]);
  });

  it('fires on a list without items', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><script type="application/ld+json">{"@context":"https://schema.org","@type":"BreadcrumbList","itemListElement":[]}</script></head><body><p>Text</p></body></html>',
      ),
    ).to.deep.equal([
      {
        url,
        observed: 'no items',
        count: 1,
        expected: 'positions 1 to n, each with its item',
        where: 'BreadcrumbList',
      },
    ]);
  });

  it('leaves 1 to n alone in any order, as numbers or as strings', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><script type="application/ld+json">{"@context":"https://schema.org","@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":2,"name":"x","item":"https://example.test/x"},{"@type":"ListItem","position":1,"name":"x","item":"https://example.test/x"},{"@type":"ListItem","position":3,"name":"x","item":"https://example.test/x"}]}</script><script type="application/ld+json">{"@context":"https://schema.org","@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":"1","name":"x","item":"https://example.test/x"},{"@type":"ListItem","position":"2","name":"x","item":"https://example.test/x"}]}</script></head><body><p>Text</p></body></html>',
      ),
    ).to.deep.equal([]);
  });

  it('fires on an item without an address, unless it is the last or only named', () => {
    const list = (...items: object[]) => {
      const itemListElement = items.map((item, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: 'x',
        ...item,
      }));
      return schemaBreadcrumbGap.judge(
        jsonLdPage([{ '@type': 'BreadcrumbList', itemListElement }], { url }),
        context(),
      );
    };
    expect(list({ item: '/a' }, {}, {})[0]).to.deep.include({ observed: 'no item at position 2', count: 1 });
    expect(list({ item: '/a' }, { item: { '@id': '/b', name: 'B' } }, { item: { '@id': '/c' } }, {})).to.deep.equal([]);
  });

  it('leaves a page without breadcrumb alone', () => {
    expect(judge('<!DOCTYPE html><html lang="en"><head></head><body><p>Text</p></body></html>')).to.deep.equal([]);
  });
});
