import type { components } from '../generated/openapi.js';
import type { ErasedAccount } from './erase-account.js';

/** What was erased of an account or a workspace, as the contract shows it. */
export function presentErasure(erased: ErasedAccount): components['schemas']['ErasedAccount'] {
  const { records, workflows, platforms, complete } = erased;
  const next_step = complete ? null : 'Some of your data was still being written. Send the request again in a minute.';
  return { status: complete ? 'erased' : 'unfinished', records, workflows, platforms, next_step };
}
