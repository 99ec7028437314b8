import { expect } from 'chai';
import { trimOwnChecks } from '../../../../domain/seo/own-checks/trim-own-checks.js';

describe('[U] trim own checks', () => {
  it('names and what refers to them lose their outer white space, and nothing else does', () => {
    const trimmed = trimOwnChecks({
      extractions: [{ name: ' Price a ', selector: ' .p ', take: 'text', all: false }],
      page_filters: [
        {
          name: 'F ',
          severity: 'low',
          conditions: [{ column: 'extracted.Price a ', operator: 'equals', value: ' x ' }],
        },
      ],
    });
    expect(trimmed).to.deep.equal({
      extractions: [{ name: 'Price a', selector: ' .p ', take: 'text', all: false }],
      page_filters: [
        { name: 'F', severity: 'low', conditions: [{ column: 'extracted.Price a', operator: 'equals', value: ' x ' }] },
      ],
    });
  });
});
