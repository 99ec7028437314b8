/**
 * `npm run screenshots`: every page of the app on a desktop and a phone, in light and dark, to look at:
 * `.data/screenshots/`. With names of pages (`npm run screenshots -- site_issues`) only these.
 */
import './lib/runtime.mjs';
import { projectRoot } from './lib/paths.mjs';
import { runCommand } from './lib/run-command.mjs';
import { createSetUpContext } from './lib/set-up-context.mjs';
import { loadSettings } from './lib/settings.mjs';
import { installSignalHandlers } from './lib/shutdown.mjs';
import { setUpAllTests, setUpQuickTests } from './lib/test-set-up.mjs';

/** @param {string} line */
const print = (line) => void process.stdout.write(`${line}\n`);

installSignalHandlers(print);
const context = createSetUpContext(loadSettings(), (message) => print(`  … ${message}`));
await setUpQuickTests(context, print);
const { env, faults } = await setUpAllTests(context, print);
for (const fault of faults) print(`  ✘ set-up of ${fault}`);
const { code } = await runCommand(
  process.execPath,
  ['--import', 'tsx', 'test/support/browser/take-screenshots-main.ts', ...process.argv.slice(2)],
  { cwd: projectRoot, env: { ...process.env, ...env }, passThrough: true },
);
process.exitCode = faults.length > 0 ? 1 : code;
