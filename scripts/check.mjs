/** `npm run check`: types, style and the law of the sources. The last line is always `N passed, N failed`. */
import './lib/runtime.mjs';
import { runChecks } from './lib/checks.mjs';
import { createSetUpContext } from './lib/set-up-context.mjs';
import { loadSettings } from './lib/settings.mjs';
import { installSignalHandlers } from './lib/shutdown.mjs';
import { concludeTests } from './lib/test-counts.mjs';
import { setUpQuickTests } from './lib/test-set-up.mjs';

/** @param {string} line */
const print = (line) => void process.stdout.write(`${line}\n`);

installSignalHandlers(print);
await concludeTests(print, async () => {
  await setUpQuickTests(
    createSetUpContext(loadSettings(), (message) => print(`  … ${message}`)),
    print,
  );
  return runChecks(print);
});
