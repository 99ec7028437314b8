import { discardCopy, discardOldData } from '../lib/database-move.mjs';
import { hideCredentials } from '../lib/hide-credentials.mjs';
import { PartMissingError } from '../lib/part-missing-error.mjs';
import { canConnect, choosePort } from '../lib/ports.mjs';
import { superviseService } from '../lib/supervise.mjs';
import { databaseUri, startDatabase } from '../parts/database.mjs';
import { moveDatabase } from './move-database.mjs';

/**
 * @param {import('../lib/platform-parts.mjs').PlatformParts} parts
 * @returns {Promise<{ uri: string, kind: import('../lib/database-folders.mjs').DatabaseKind | 'address' }>}
 */
export async function bringUpDatabase(parts) {
  const { settings, launch, report, print, onFatal, reserved } = parts;
  const found = await parts.fetched.database;
  if (found.kind === 'address') {
    await checkDatabaseAddress(found.uri);
    report({ part: 'database', what: found.what, source: found.source, address: hideCredentials(found.uri) });
    return { uri: found.uri, kind: found.kind };
  }
  const { program, wasMoved } = await moveDatabase(found, parts);
  if (program.kind === 'wheel')
    for (const kind of /** @type {const} */ (['mongod', 'secantus'])) discardCopy(settings.dataDir, kind);
  const port = await choosePort('DATABASE_PORT', settings.ports.database, reserved);
  // Clients reconnect automatically: the port and the data stay the same.
  await superviseService((attempt) => startDatabase(program, { port, attempt }, launch), print, onFatal);
  if (!wasMoved && discardOldData(settings.dataDir)) print('  … removed the old copy of the data that was moved');
  const uri = databaseUri(port);
  report({ part: 'database', what: program.what, source: program.source, address: uri });
  return { uri, kind: program.kind };
}

/**
 * Checks before everything else starts, instead of waiting for the API to give up.
 * @param {string} uri
 */
async function checkDatabaseAddress(uri) {
  const servers = listServers(uri);
  if (servers.length === 0) return;
  const answers = await Promise.all(servers.map(({ host, port }) => canConnect(host, port, 5000)));
  if (answers.includes(true)) return;
  const fix = 'start that server, correct MONGODB_URI, or unset it to use a database of our own';
  throw new PartMissingError('database', `nothing answers at MONGODB_URI ${hideCredentials(uri)}`, fix);
}

/**
 * @param {string} uri
 * @returns {Array<{ host: string, port: number }>} none for a mongodb+srv address: the driver looks those up
 */
export function listServers(uri) {
  const hosts = /^mongodb:\/\/(?:[^@/]*@)?([^/?]+)/.exec(uri)?.[1] ?? '';
  return hosts
    .split(',')
    .filter((host) => host !== '')
    .map((host) => {
      const match = /^\[?([^\]]*?)\]?(?::(\d+))?$/.exec(host);
      return { host: match?.[1] ?? host, port: Number(match?.[2] ?? 27017) };
    });
}
