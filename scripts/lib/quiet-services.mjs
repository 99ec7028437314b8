import { rmSync, writeFileSync } from 'node:fs';
import { onShutdown } from './shutdown.mjs';

/** Debian's packages call this before they start a service; 101 forbids it (invoke-rc.d's policy layer). */
const POLICY_FILE = '/usr/sbin/policy-rc.d';
const REFUSE_ALL =
  '#!/bin/sh\n# For the time of an installation by linkwright: services start when asked for only.\nexit 101\n';

/**
 * Runs an installation while no package may start its service. An existing policy stays as it is: the machine's
 * operator has decided.
 * @template T
 * @param {() => Promise<T>} work
 * @param {string} [policyFile]
 * @returns {Promise<T>}
 */
export async function withQuietServices(work, policyFile = POLICY_FILE) {
  try {
    writeFileSync(policyFile, REFUSE_ALL, { mode: 0o755, flag: 'wx' });
  } catch {
    return work();
  }
  const remove = () => rmSync(policyFile, { force: true });
  const forget = onShutdown({ stop: remove, kill: remove });
  try {
    return await work();
  } finally {
    forget();
    remove();
  }
}
