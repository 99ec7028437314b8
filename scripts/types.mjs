/** `npm run types`: makes one file of the contract, and its types. */
import './lib/runtime.mjs';
import { ensureContract } from './parts/contract.mjs';

try {
  const isNew = await ensureContract();
  process.stdout.write(`api/generated/openapi.{yaml,json,d.ts}: ${isNew ? 'just made' : 'up to date'}\n`);
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
