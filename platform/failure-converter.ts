import { DefaultFailureConverter } from '@temporalio/common';

/**
 * Messages and stacks of failures hold what people wrote as well: they travel as a payload, which the codec encrypts, in
 * place of plain text. Loaded by its path, into the bundle of workflows too, so it imports nothing but the SDK; failures of
 * the time before are read as they are.
 */
export const failureConverter = new DefaultFailureConverter({ encodeCommonAttributes: true });
