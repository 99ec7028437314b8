/**
 * `npm run clients`: generates API clients of the contract with three common generators, compiles each with a program
 * that uses it, and runs that program on the platform that runs here or one brought up for it.
 */
import './lib/runtime.mjs';
import path from 'node:path';
import { makeDevelopmentToken } from './lib/development-token.mjs';
import { prepareClients } from './lib/generated-clients.mjs';
import { PartMissingError } from './lib/part-missing-error.mjs';
import { runCommand } from './lib/run-command.mjs';
import { createSetUpContext } from './lib/set-up-context.mjs';
import { loadSettings } from './lib/settings.mjs';
import { installSignalHandlers } from './lib/shutdown.mjs';
import { withPlatform } from './lib/with-platform.mjs';
import { ensureClientGenerators } from './parts/client-generators.mjs';
import { ensureContract } from './parts/contract.mjs';

const STEP_MS = 300_000;
const TOKEN_LIFE_SECONDS = 3600;

/** @param {string} line */
const print = (line) => void process.stderr.write(`${line}\n`);

/**
 * @param {string} what
 * @param {import('./lib/generated-clients.mjs').Step} step
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<string>} what it printed
 * @throws Error with the end of its output
 */
async function run(what, { command, args, env: own }, env = {}) {
  const options = { env: { ...process.env, ...own, ...env }, timeoutMs: STEP_MS };
  const { code, stdout, stderr } = await runCommand(command, args, options);
  if (code !== 0) throw new Error(`${what}: ${path.basename(command)} ended with ${code}\n${stdout}${stderr}`);
  return stdout.trim();
}

async function tryClients() {
  const settings = loadSettings();
  await ensureContract();
  const generators = await ensureClientGenerators(createSetUpContext(settings, (message) => print(`  … ${message}`)));
  const clients = prepareClients(generators, path.join(settings.dataDir, 'clients'));
  for (const { name, steps } of clients) {
    for (const step of steps) await run(name, step);
    print(`  ✔ ${name}: generated and compiled`);
  }
  await withPlatform(settings, print, async ({ api, issuer }) => {
    const wish = { issuer: issuer ?? '', user: 'clients', plan: 'enterprise', lifetimeSeconds: TOKEN_LIFE_SECONDS };
    const token = settings.env.LINKWRIGHT_TOKEN ?? makeDevelopmentToken(settings, wish);
    for (const { name, use } of clients) {
      const said = await run(name, use, { LINKWRIGHT_URL: api, LINKWRIGHT_TOKEN: token });
      print(`  ✔ ${name}: ${said}`);
    }
  });
}

installSignalHandlers(print);
try {
  await tryClients();
} catch (error) {
  print(error instanceof Error ? error.message : String(error));
  if (error instanceof PartMissingError) print(`  to have it: ${error.fix}`);
  process.exitCode = 1;
}
