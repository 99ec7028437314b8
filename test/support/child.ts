import { type ChildProcess, spawn } from 'node:child_process';
import { startLimitMs } from './time-left.js';

/** Of a whole scenario at the most talkative level. */
const MOST_CHARS = 30_000_000;
/** What a program said last may be read after its end; so long it is waited for. */
const LAST_WORDS_MS = 5_000;

export interface Child {
  pid: number;
  /** What it has printed so far, both streams. */
  output(): string;
  /** Sends the signal and waits for the end. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  exited: Promise<number | null>;
}

/** Starts a program of the test and resolves once its output matches. Its end before that is an error with its last words. */
export async function startChild(
  command: string,
  args: string[],
  options: { env?: Record<string, string>; cwd?: string; ready: RegExp; timeoutMs?: number },
): Promise<Child> {
  const env = { ...process.env, ...options.env };
  const child = spawn(command, args, { env, cwd: options.cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  // A test run that dies must not leave its servers behind.
  const killAtEnd = () => child.kill('SIGKILL');
  process.once('exit', killAtEnd);
  child.once('exit', () => process.removeListener('exit', killAtEnd));
  let output = '';
  let isReady = false;
  const exited = endOf(child);
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => fail('did not get ready'), options.timeoutMs ?? startLimitMs());
    const fail = (why: string) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      reject(new Error(`${command} ${args.join(' ')} ${why}:\n${output.slice(-2000)}`));
    };
    const read = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-MOST_CHARS);
      if (isReady || !options.ready.test(output)) return;
      isReady = true;
      clearTimeout(timer);
      resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', (error) => fail(error.message));
    void exited.then((code) => fail(`ended with ${code}`));
  });
  return {
    pid: child.pid ?? 0,
    output: () => output,
    exited,
    stop: (signal = 'SIGTERM') => stop(child, signal, exited),
  };
}

/** Its exit code, once what it said last was read; what it has started may hold its outputs open for longer than it lives. */
function endOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => {
    child.once('close', (code) => resolve(code));
    child.once('exit', (code) => setTimeout(() => resolve(code), LAST_WORDS_MS).unref());
  });
}

async function stop(child: ChildProcess, signal: NodeJS.Signals, exited: Promise<unknown>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await exited;
}
