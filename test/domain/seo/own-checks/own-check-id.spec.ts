import { expect } from 'chai';
import { isOwnCheck, ownCheckId } from '../../../../domain/seo/own-checks/own-check-id.js';

describe('[U] own check id', () => {
  const cases: [name: string, id: string][] = [
    ['Price present', 'own:price-present'],
    ['  Price — present! ', 'own:price-present'],
    ['SKU_2', 'own:sku-2'],
    ['Größe', 'own:größe'],
    ['価格', 'own:価格'],
    ['Ｐｒｉｃｅ', 'own:price'],
    ['***', 'own:'],
  ];
  for (const [name, id] of cases) it(`${name} → ${id}`, () => expect(ownCheckId(name)).to.equal(id));

  it('belongs to a user and never to the catalog', () => {
    expect(isOwnCheck('own:price')).to.equal(true);
    expect(isOwnCheck('title/missing')).to.equal(false);
  });
});
