import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import mongoose from 'mongoose';
import { startLimitMs } from '../time-left.js';
import { freePort } from './free-port.js';

export interface TestMongo {
  /** Names a database of its own. */
  uri: string;
  stop(): Promise<void>;
}

/** The environment variable with the URI of the server that all specs of a run share. */
export const SHARED_MONGO = 'LINKWRIGHT_TEST_MONGODB';

/** Keep in step with the version that set-up installs. */
const CACHED_BINARY = 'linkwright/secantus-mdb/0.5.3-beta.196/bin/secantusd-rs';

/**
 * A real database for tests: one of its own on the server that MONGODB_URI names, or on the one that the whole run
 * shares; else on a process of its own.
 */
export async function startMongo(): Promise<TestMongo> {
  const uri = process.env['MONGODB_URI'] || process.env[SHARED_MONGO];
  return uri ? useServer(uri) : startMongoServer();
}

/**
 * A database process (LINKWRIGHT_MONGOD, else the stand-in from the tool cache) on a free port with a fresh directory.
 * It does not wait for the disk at each write, a third of its work: no test kills it. What outlives a kill is shown with
 * the database that `npm start` starts, which waits.
 */
export function startMongoServer(): Promise<TestMongo> {
  return startServer(findBinary());
}

async function useServer(given: string): Promise<TestMongo> {
  const url = new URL(given);
  url.pathname = `/test_${randomBytes(6).toString('hex')}`;
  const uri = url.href;
  return {
    uri,
    stop: async () => {
      const connection = await mongoose.createConnection(uri).asPromise();
      await connection.dropDatabase();
      await connection.close();
    },
  };
}

function findBinary(): string {
  const cache = process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache');
  const binary = process.env['LINKWRIGHT_MONGOD'] || join(cache, CACHED_BINARY);
  if (!existsSync(binary))
    throw new Error(`No database to test with: ${binary} is missing. Run "npm test" once, or set MONGODB_URI.`);
  return binary;
}

async function startServer(binary: string): Promise<TestMongo> {
  const directory = await mkdtemp(join(tmpdir(), 'linkwright-mongo-'));
  const server = spawn(binary, await serverArguments(binary, directory), { stdio: ['ignore', 'pipe', 'pipe'] });
  const port = await waitForPort(server);
  return {
    uri: `mongodb://127.0.0.1:${port}/test`,
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function serverArguments(binary: string, directory: string): Promise<string[]> {
  if (basename(binary).startsWith('mongod')) {
    return ['--bind_ip', '127.0.0.1', '--port', String(await freePort()), '--dbpath', directory];
  }
  const inFolder = ['--host', '127.0.0.1', '--port', '0', '--storage-path', directory, '--log-level', 'INFO'];
  const bounds = ['--cache-size', '128M', '--oplog-retention-seconds', '120', '--oplog-max-entries', '5000'];
  // The prebuilt stand-in (see docs/stand-in-database.md) has no settings for its log.
  if (basename(binary) === 'secantusd-py') return [...inFolder, ...bounds];
  return [...inFolder, ...bounds, '--log-file-max', '16MB', '--checkpoint-seconds', '20'];
}

/** Both programs say on what port they listen; mongod as JSON, with `"port":"NNN"` (as text or number). */
function waitForPort(server: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(
      () => reject(new Error(`The database did not start: ${output.slice(-500)}`)),
      startLimitMs(),
    );
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const port =
        /listening on [\d.]+:(\d+)/.exec(output) ?? /Waiting for connections[^\n]*"port":"?(\d+)/.exec(output);
      if (!port) return;
      clearTimeout(timer);
      resolve(Number(port[1]));
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', (code) => reject(new Error(`The database ended with ${code}: ${output.slice(-500)}`)));
  });
}
