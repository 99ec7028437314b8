import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { findOnPath } from '../lib/find-on-path.mjs';
import { canConnect } from '../lib/ports.mjs';
import { runCommand } from '../lib/run-command.mjs';
import { readLogTail } from '../lib/service.mjs';
import { ensureTool } from '../lib/tool-cache.mjs';
import { waitFor } from '../lib/wait-for.mjs';

/** A mail server for development: accepts all mail by SMTP, for any recipient, and serves it by IMAP. */
const GREENMAIL = { name: 'greenmail', version: '2.1.0' };
const JAR = `greenmail-standalone-${GREENMAIL.version}.jar`;
const COPY_GOAL = 'org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy';

/**
 * @typedef {{ jar: string, java: string, source: string }} GreenMail
 * @typedef {{ smtp: number, imap: number, api: number }} GreenMailPorts
 */

/**
 * Not an essential part: without it mail is caught all the same, but replies cannot be read.
 * @param {import('../lib/set-up-context.mjs').SetUpContext} context
 * @returns {Promise<GreenMail | { missing: string }>}
 */
export async function ensureGreenMail(context) {
  const { env } = context.settings;
  const java = findOnPath(['java'], env);
  const maven = findOnPath(['mvn'], env);
  if (java === undefined) return { missing: 'no Java' };
  try {
    const { directory, made } = await ensureTool(
      { cacheRoot: context.cacheRoot, ...GREENMAIL },
      {
        make: (aside) => fetchWithMaven(context, maven, aside),
        works: async (directory) => (await runCommand(java, ['-cp', path.join(directory, JAR), '-version'])).code === 0,
        announce: context.announce,
      },
    );
    return { jar: path.join(directory, JAR), java, source: made ? 'just fetched' : 'tool cache' };
  } catch (error) {
    return { missing: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * @param {import('../lib/set-up-context.mjs').SetUpContext} context
 * @param {string | undefined} maven
 * @param {string} directory
 */
async function fetchWithMaven({ announce, logDir }, maven, directory) {
  if (maven === undefined) throw new Error('no Maven to fetch GreenMail with');
  announce(`fetching GreenMail ${GREENMAIL.version}, the mail server of development (10 MB)`);
  mkdirSync(logDir, { recursive: true });
  const logPath = path.join(logDir, 'maven.log');
  const artifact = `com.icegreen:greenmail-standalone:${GREENMAIL.version}`;
  const args = ['-q', '-B', COPY_GOAL, `-Dartifact=${artifact}`, `-DoutputDirectory=${directory}`];
  const { code } = await runCommand(maven, args, { logPath, timeoutMs: 180_000 });
  if (code !== 0) throw new Error(`Maven could not fetch GreenMail, see ${logPath}`);
}

/**
 * @param {GreenMail} program
 * @param {{ ports: GreenMailPorts, user: { name: string, domain: string, password: string } }} options
 * @param {import('../lib/launch.mjs').Launch} launch
 */
export async function startGreenMail({ jar, java }, { ports, user }, launch) {
  const doors = Object.entries(ports).flatMap(([name, port]) => [
    `-Dgreenmail.${name}.hostname=127.0.0.1`,
    `-Dgreenmail.${name}.port=${port}`,
  ]);
  const users = `-Dgreenmail.users=${user.name}:${user.password}@${user.domain}`;
  const args = ['-Xmx128m', ...doors, users, '-Dgreenmail.users.login=email', '-jar', jar];
  const service = await launch.start('mail', { command: java, args, graceMs: 3000 });
  const isUp = async () => {
    const open = await Promise.all(Object.values(ports).map((port) => canConnect('127.0.0.1', port, 1000)));
    return open.every((each) => each);
  };
  if (await waitFor(isUp, { timeoutMs: 60_000, isHopeless: () => !service.isRunning() })) return;
  throw new Error(`the mail server of development did not start:\n${readLogTail(launch.logPath('mail'))}`);
}
