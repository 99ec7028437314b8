import { expect } from 'chai';
import { VariantFields } from '../../../../web/app/outreach/variant-fields.js';
import { renderPart } from '../../../support/browser/render-part.js';

describe('[U] fields of versions', () => {
  it('send two other versions under names of their own, none of them required', () => {
    const html = renderPart(VariantFields, {});
    for (const name of ['subject', 'body', 'share'])
      for (const index of [0, 1]) expect(html).to.contain(`name="variants.${index}.${name}"`);
    expect(html).not.to.contain('required');
  });
});
