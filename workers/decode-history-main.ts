import { text } from 'node:stream/consumers';
import { loadPayloadKeys } from '../platform/config.js';
import { decodeHistory } from '../platform/decode-history.js';
import { createPayloadCodec } from '../platform/payload-codec.js';

/**
 * For operators: reads a history in JSON from stdin, as `temporal workflow show --output json` prints it or Temporal's
 * UI downloads it, and writes it to stdout with its encrypted parts readable. Connects to no server.
 */
async function main(): Promise<void> {
  const codec = createPayloadCodec(loadPayloadKeys());
  const given: unknown = JSON.parse(await text(process.stdin));
  process.stdout.write(`${JSON.stringify(await decodeHistory(given, codec), null, 2)}\n`);
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
