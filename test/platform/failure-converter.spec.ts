import { ApplicationFailure, defaultFailureConverter, defaultPayloadConverter } from '@temporalio/common';
import { expect } from 'chai';
import { failureConverter } from '../../platform/failure-converter.js';

const CANARY = 'no mailbox ana@press.example';
const thrown = () => ApplicationFailure.create({ message: CANARY, type: 'mail_refused', cause: new Error(CANARY) });

describe('[U] failureConverter', () => {
  it('puts messages and stacks of a failure and of its causes where the codec encrypts them', () => {
    const failure = failureConverter.errorToFailure(thrown(), defaultPayloadConverter);
    for (const one of [failure, failure.cause]) expect(one).to.include({ message: 'Encoded failure', stackTrace: '' });
    expect(JSON.stringify(failure)).to.not.contain('mailbox');
    // Names of errors are ours, and retries are decided by them.
    expect(failure.applicationFailureInfo).to.include({ type: 'mail_refused' });
    expect(failureConverter.failureToError(failure, defaultPayloadConverter)).to.include({ message: CANARY });
  });

  it('reads failures of the time before', () => {
    const failure = defaultFailureConverter.errorToFailure(thrown(), defaultPayloadConverter);
    expect(failureConverter.failureToError(failure, defaultPayloadConverter)).to.include({ message: CANARY });
  });
});
