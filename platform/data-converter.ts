import { fileURLToPath } from 'node:url';
import type { DataConverter } from '@temporalio/common';
import { createPayloadCodec } from './payload-codec.js';

/** Compiled, or the source itself where sources are run. */
const FAILURE_CONVERTER = import.meta.url.endsWith('.ts') ? './failure-converter.ts' : './failure-converter.js';

/**
 * How every client and every worker writes to Temporal: payloads, memos, summaries and failures are encrypted with the
 * first key; search attributes, ids and names of workflows and activities stay as they are.
 * @param keys as TEMPORAL_PAYLOAD_KEYS
 * @throws Error naming a key that has not the form
 */
export function createDataConverter(keys: readonly string[]): DataConverter {
  return {
    payloadCodecs: [createPayloadCodec(keys)],
    failureConverterPath: fileURLToPath(new URL(FAILURE_CONVERTER, import.meta.url)),
  };
}
