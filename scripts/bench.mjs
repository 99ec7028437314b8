/**
 * `npm run bench -- …`: builds, finds the servers' programs, and runs bench/main.ts with the arguments. `--peers` fetches
 * other crawlers first and compares with them.
 */
import './lib/runtime.mjs';
import { projectRoot } from './lib/paths.mjs';
import { runCommand } from './lib/run-command.mjs';
import { createSetUpContext } from './lib/set-up-context.mjs';
import { loadSettings } from './lib/settings.mjs';
import { installSignalHandlers } from './lib/shutdown.mjs';
import { setUpAllTests, setUpQuickTests } from './lib/test-set-up.mjs';
import { ensurePeers } from './parts/peers.mjs';

/** @param {string} line */
const print = (line) => void process.stderr.write(`${line}\n`);

installSignalHandlers(print);
try {
  const context = createSetUpContext(loadSettings(), (message) => print(`  … ${message}`));
  await setUpQuickTests(context, print);
  const { env, faults } = await setUpAllTests(context, print);
  for (const fault of faults) print(`  ✘ set-up of ${fault}`);
  const wanted = process.argv.slice(2);
  if (wanted.includes('--peers')) env['LINKWRIGHT_PEERS'] = await ensurePeers(context);
  const args = ['--import', 'tsx', 'bench/main.ts', ...wanted.map((name) => name.replace(/^--/, ''))];
  const options = { cwd: projectRoot, env: { ...process.env, ...env }, passThrough: true };
  process.exitCode = (await runCommand(process.execPath, args, options)).code;
} catch (error) {
  print(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
