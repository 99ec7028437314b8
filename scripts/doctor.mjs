/** `npm run doctor`: checks every part, changes nothing, and prints what to do. Exits with 1 when nothing would run. */
import './lib/runtime.mjs';
import { diagnose } from './lib/diagnose.mjs';
import { toolCacheRoot } from './lib/paths.mjs';
import { loadSettings } from './lib/settings.mjs';

const SIGNS = { ok: '✔', later: '…', missing: '✘' };

const settings = loadSettings();
const findings = await diagnose({ settings, cacheRoot: toolCacheRoot(settings.env) });
for (const { part, state, found, fix } of findings) {
  process.stdout.write(`${SIGNS[state]} ${part.padEnd(12)} ${found}\n`);
  if (fix !== undefined) process.stdout.write(`  ${' '.repeat(12)} → ${fix}\n`);
}
const lacking = findings.filter(({ state, essential }) => state === 'missing' && essential);
if (lacking.length > 0) process.exitCode = 1;
