/**
 * `npm run containers`: builds both images, brings docker-compose.yml up in production mode behind its TLS proxy, and
 * uses it: sign-in, an audit, a mail, what the browser worker reaches, health without Temporal, a killed worker, more
 * workers, backup and restore. It ends on its own and removes what it has started. `--stand-ins` needs no registry of
 * images (docker/trial/stand-ins); `--keep` leaves all running.
 */
import './lib/runtime.mjs';
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createDockerClient } from './containers/docker-client.mjs';
import { TrialBrowser } from './containers/trial-browser.mjs';
import { buildImages } from './containers/trial-images.mjs';
import { listSecrets, makeTrialSettings } from './containers/trial-settings.mjs';
import * as steps from './containers/trial-steps.mjs';
import { projectRoot } from './lib/paths.mjs';
import { probePort } from './lib/ports.mjs';
import { runCommand } from './lib/run-command.mjs';
import { loadSettings } from './lib/settings.mjs';
import { installSignalHandlers, onShutdown, shutDown } from './lib/shutdown.mjs';

const PROJECT = 'linkwright-trial';
const LIMIT_MINUTES = 60;

const started = performance.now();
/** @param {string} line */
const say = (line) => {
  const seconds = Math.round((performance.now() - started) / 1000);
  process.stdout.write(`${String(seconds).padStart(5)} s  ${line}\n`);
};

/** @param {{ 'stand-ins': boolean, keep: boolean }} options */
async function tryContainers(options) {
  const isStandIn = options['stand-ins'];
  const folder = path.join(loadSettings().dataDir, 'containers');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const certificate = await makeCertificate(folder);
  const [tls, api, ui, identity] = await Promise.all([0, 0, 0, 0].map(probePort));
  const ports = { tls: tls ?? 0, api: api ?? 0, ui: ui ?? 0, identity: identity ?? 0 };
  const settings = makeTrialSettings(ports, certificate);
  const settingsFile = path.join(folder, 'env');
  await writeFile(
    settingsFile,
    Object.entries(settings)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
    { mode: 0o600 },
  );
  const files = [
    'docker-compose.yml',
    'docker/trial/compose.yml',
    ...(isStandIn ? ['docker/trial/stand-ins/compose.yml'] : []),
  ];
  const env = { TRIAL_DATA: folder, TRIAL_IDENTITY_PORT: String(ports.identity) };
  const client = createDockerClient({ project: PROJECT, files, settingsFile, env });
  await sayVersions(client);
  if ((await client.compose(['ps', '--all', '--quiet'])) !== '')
    throw new Error(
      `the project ${PROJECT} is there already: docker compose --project-name ${PROJECT} down --volumes removes it`,
    );
  await buildImages(client, { isStandIn, folder, say });

  const down = () => client.compose(['down', '--volumes', '--timeout', '60'], 300).then(() => undefined);
  if (!options.keep) onShutdown({ stop: down, kill: () => undefined });
  const trial = {
    client,
    browser: new TrialBrowser({ origin: settings['PUBLIC_URL'] ?? '', ca: [] }),
    settings,
    folder,
    say,
    audit: null,
  };
  try {
    await steps.bringUp(trial);
    trial.browser.ca = await Promise.all([readFile(certificate, 'utf8'), readAuthority(client, folder)]);
    for (const step of [steps.signIn, steps.audit, steps.mail, steps.networks, steps.readiness, steps.killAndScale])
      await step(trial);
    await steps.logsWithoutSecrets(trial, listSecrets(settings));
    await steps.backupAndRestore(trial);
  } catch (error) {
    await writeFile(path.join(folder, 'logs.txt'), await client.compose(['logs', '--no-color', '--timestamps']));
    await writeFile(path.join(folder, 'state.txt'), await client.compose(['ps', '--all']));
    say(`logs and state of the containers: ${folder}/logs.txt, state.txt`);
    throw error;
  }
  if (options.keep) say(`left running: ${settings['PUBLIC_URL']}, settings in ${settingsFile}, project ${PROJECT}`);
}

/** @param {import('./containers/docker-client.mjs').DockerClient} client */
async function sayVersions(client) {
  const engine = await client.docker(['version', '--format', '{{.Server.Version}}']).catch((error) => {
    throw new Error(
      `no container engine answers: install Docker Engine 28 or newer with its compose plugin, and start it (DOCKER names another client)\n${error.message}`,
    );
  });
  const compose = await client.compose(['version', '--short']);
  say(`engine ${engine}, compose ${compose}`);
}

/**
 * The certificate of the provider and the mail server; the API and the workers are set to trust it.
 * @param {string} folder
 */
async function makeCertificate(folder) {
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')];
  const names = 'subjectAltName=DNS:localhost,DNS:identity.example.test,DNS:mail.example.test';
  const made = await runCommand('openssl', [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
    '-keyout',
    key,
    '-out',
    certificate,
    '-subj',
    '/CN=linkwright-trial',
    '-addext',
    names,
  ]);
  if (made.code !== 0) throw new Error(`openssl makes the certificate of the trial, and failed: ${made.stderr}`);
  // Read in the containers by a user of theirs.
  await Promise.all([chmod(key, 0o644), chmod(certificate, 0o644)]);
  return certificate;
}

/** @param {import('./containers/docker-client.mjs').DockerClient} client @param {string} folder */
async function readAuthority(client, folder) {
  const file = path.join(folder, 'authority.pem');
  await client.compose(['cp', 'tls:/data/caddy/pki/authorities/local/root.crt', file]);
  return readFile(file, 'utf8');
}

const { values } = parseArgs({
  options: { 'stand-ins': { type: 'boolean', default: false }, keep: { type: 'boolean', default: false } },
});
installSignalHandlers(say);
const limit = setTimeout(() => {
  say(`not done after ${LIMIT_MINUTES} minutes`);
  process.exitCode = 1;
  void shutDown().then(() => process.exit(1));
}, LIMIT_MINUTES * 60_000);
try {
  process.chdir(projectRoot);
  await tryContainers(values);
  say('all of it worked');
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  clearTimeout(limit);
  await shutDown();
}
