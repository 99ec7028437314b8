import { fileURLToPath } from 'node:url';
import type { DataConverter } from '@temporalio/common';
import { createPayloadCodec } from './payload-codec.js';
import { programFile } from './program-file.js';

/** Compiled, or the source itself where sources are run. */
const FAILURE_CONVERTER = `platform/failure-converter.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`;

/**
 * How every client and every worker writes to Temporal: payloads, memos, summaries and failures are encrypted with the
 * first key; search attributes, ids and names of workflows and activities stay as they are.
 * @param keys as TEMPORAL_PAYLOAD_KEYS
 * @throws Error naming a key that has not the form
 */
export function createDataConverter(keys: readonly string[]): DataConverter {
  return {
    payloadCodecs: [createPayloadCodec(keys)],
    failureConverterPath: fileURLToPath(programFile(FAILURE_CONVERTER)),
  };
}
