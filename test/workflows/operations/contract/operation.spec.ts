import { expect } from 'chai';
import {
  operationWorkflowId,
  progressQuery,
  SEARCH_ATTRIBUTES,
} from '../../../../workflows/operations/contract/operation.js';
import { readProjectFile } from '../../../support/project-files.js';

const names = Object.values(SEARCH_ATTRIBUTES).map(({ name }) => name);

describe('[U] operation contract', () => {
  it('makes workflow ids of kind, user and operation', () => {
    const operation = { id: '0123456789abcdef01234567', user_id: 'alice' };
    expect(operationWorkflowId('speed_analysis', operation)).to.equal('speed_analysis:alice:0123456789abcdef01234567');
  });

  it('answers progress under one name', () => expect(progressQuery.name).to.equal('progress'));

  for (const path of [
    'scripts/parts/temporal.mjs',
    'docker/temporal/create-namespace.sh',
    'test/support/temporal/temporal-server.ts',
  ]) {
    it(`${path} registers exactly these`, () => {
      expect([...new Set(readProjectFile(path).match(/\bLinkwright[A-Z]\w+/g))].sort()).to.deep.equal(
        [...names].sort(),
      );
    });
  }
});
