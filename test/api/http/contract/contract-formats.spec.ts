import { expect } from 'chai';
import { CONTRACT_FORMATS } from '../../../../api/http/contract/contract-formats.js';
import { readOpenApiText } from '../../../../api/http/contract/openapi-document.js';

describe('[U] CONTRACT_FORMATS', () => {
  it('judges days and instants by the calendar', () => {
    const { date, 'date-time': instant } = CONTRACT_FORMATS;
    expect([date?.validate('2026-11-30'), date?.validate('2026-11-31')]).to.deep.equal([true, false]);
    expect(instant?.validate('2026-11-30T10:00:00Z')).to.equal(true);
    expect(instant?.validate('2026-11-31T10:00:00Z')).to.equal(false);
  });

  it('covers the formats of dates that the contract uses', () => {
    const used = new Set([...readOpenApiText().matchAll(/format: (date[\w-]*)/g)].map(([, name]) => name));
    expect([...used]).to.have.members(Object.keys(CONTRACT_FORMATS));
  });
});
