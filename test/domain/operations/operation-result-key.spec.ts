import { expect } from 'chai';
import { resultKey, websiteAuditKey } from '../../../domain/operations/artifact-keys.js';
import { operationResultKey } from '../../../domain/operations/operation-result-key.js';

describe('[U] operation result key', () => {
  it('is the usual place, which the audit inside of a website audit has already', () => {
    expect(operationResultKey({ id: 'o1', type: 'complete_audit' })).to.equal(resultKey('o1'));
    expect(operationResultKey({ id: 'o1', type: 'sitemap_benchmark' })).to.equal(resultKey('o1'));
    expect(operationResultKey({ id: 'o1', type: 'website_audit' })).to.equal(websiteAuditKey('o1'));
    expect(websiteAuditKey('o1')).to.not.equal(resultKey('o1'));
  });
});
