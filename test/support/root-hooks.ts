import { appendFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { relative, resolve } from 'node:path';
import { closeAll, keepOpenUntilEnd } from './at-end.js';
import { lengthenLimits } from './lengthen-limits.js';
import { PATIENCE } from './patience.js';
import type { TestMongo } from './servers/mongo.js';
import { spentProcessorTimeMs } from './spent-processor-time.js';
import type { TestTemporal } from './temporal/temporal-server.js';
import { noteTest } from './time-left.js';

// `npm test` has set it. Specs that are run on their own start quicker too, and so does what they start.
process.env['NODE_COMPILE_CACHE'] ||= resolve('.cache/compiled');
enableCompileCache(process.env['NODE_COMPILE_CACHE']);

lengthenLimits();
keepOpenUntilEnd();

/** So long after the last test the process may take to end by itself. */
const END_GRACE_MS = 20_000 * PATIENCE;

/** Set where mocha runs spec files in several processes; each of them gets file after file. */
const isOneOfSeveral = process.env['MOCHA_WORKER_ID'] !== undefined;
// Mocha ends them, and a second later has them killed: writing down what V8 has counted takes longer.
if (isOneOfSeveral && process.env['NODE_V8_COVERAGE']) process.on('SIGTERM', () => undefined);
let begun = { ms: 0, cpu_ms: spentProcessorTimeMs() };

/** What mocha runs around every test of every spec; in one of several processes, the "all" hooks run around each file. */
export const mochaHooks = {
  beforeAll(this: Mocha.Context): void {
    // What it took to load the file, before this, is left out.
    begun = { ms: Date.now(), cpu_ms: spentProcessorTimeMs() };
    if (isOneOfSeveral) record('begin', specOf(this));
  },
  beforeEach(this: Mocha.Context): void {
    noteTest(this.currentTest ?? null);
  },
  afterEach(): void {
    noteTest(null);
  },
  async afterAll(this: Mocha.Context): Promise<void> {
    if (isOneOfSeveral) return record('end', specOf(this), timeSince(begun));
    await closeAll();
    expectEnd();
  },
};

let servers: { mongo: TestMongo; temporal: TestTemporal } | undefined;

/** Once a run, before its processes start: the servers that its specs share, where `npm test` asks for them. */
export async function mochaGlobalSetup(): Promise<void> {
  if (process.env['LINKWRIGHT_SHARE_SERVERS'] !== '1') return;
  // Loaded only here: most single specs need none of it.
  const { SHARED_MONGO, startMongoServer } = await import('./servers/mongo.js');
  const { SHARED_TEMPORAL } = await import('./temporal/temporal-namespace.js');
  const { startTemporal } = await import('./temporal/temporal-server.js');
  const [mongo, temporal] = await Promise.all([startMongoServer(), startTemporal()]);
  servers = { mongo, temporal };
  process.env[SHARED_MONGO] = mongo.uri;
  process.env[SHARED_TEMPORAL] = temporal.address;
}

export async function mochaGlobalTeardown(): Promise<void> {
  await Promise.all([servers?.mongo.stop(), servers?.temporal.stop()]);
}

function specOf(context: Mocha.Context): string {
  const file = context.test?.parent?.suites[0]?.file;
  return file === undefined ? 'a file without tests' : relative('.', file);
}

interface SpecTime {
  ms: number;
  cpu_ms: number | null;
}

function timeSince(start: SpecTime): SpecTime {
  const spent = spentProcessorTimeMs();
  const cpu_ms = spent === null || start.cpu_ms === null ? null : spent - start.cpu_ms;
  return { ms: Date.now() - start.ms, cpu_ms };
}

/** For scripts/lib/spec-times.mjs: a line each time a file begins and ends. */
function record(event: 'begin' | 'end', file: string, taken?: SpecTime): void {
  const log = process.env['LINKWRIGHT_SPEC_LOG'];
  if (log) appendFileSync(log, `${JSON.stringify({ event, file, ...taken })}\n`);
}

/** A timer that keeps nothing alive: it fires only in a process that something else keeps from ending. */
function expectEnd(): void {
  setTimeout(() => {
    const left = [...new Set(process.getActiveResourcesInfo())].join(', ');
    console.error(`The tests are over, but this keeps the process from ending: ${left}`);
    // Mocha sets its own code when the process exits; that it had to be ended is a failure whatever the tests say.
    process.once('exit', () => {
      process.exitCode = process.exitCode || 1;
    });
    process.exit();
  }, END_GRACE_MS).unref();
}
