import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { programFile } from '../../../platform/program-file.js';
import type { ChildSecret } from './receive-secret.js';

export interface ChildRun {
  /** A script of activities/browser/children, without its ending. */
  script: 'lighthouse-child' | 'render-child' | 'print-child' | 'shot-child' | 'dom-child';
  /** Passed as JSON in the script's first argument; larger data goes through files. */
  job: object;
  /** Sent as the first message: see receiveSecret. */
  secret?: ChildSecret;
  /** Beyond this the page is an attack, and the child dies instead of us. */
  heapLimitMb: number;
  signal: AbortSignal;
  onMessage: (message: unknown) => void;
  /** Given what sends messages to the child; they are dropped once it has ended. */
  onStart?: (send: (message: object) => void) => void;
}

/**
 * Runs a script in a process of its own until it ends: it talks to a browser full of what strangers wrote, and can be
 * stopped for sure.
 * @returns how it ended, in words fit for a log
 * @throws the signal's reason. The child is gone either way.
 */
export async function runChild({
  script,
  job,
  secret,
  heapLimitMb,
  signal,
  onMessage,
  onStart,
}: ChildRun): Promise<string> {
  signal.throwIfAborted();
  const child = forkScript(script, JSON.stringify(job), heapLimitMb);
  const ended = endOf(child);
  const onAbort = () => child.kill('SIGKILL');
  signal.addEventListener('abort', onAbort, { once: true });
  child.on('message', onMessage);
  // A child that has exited can't receive messages: its exit is the report.
  const send = (message: object) => void (child.connected && child.send(message, () => {}));
  if (secret) send(secret);
  onStart?.(send);
  try {
    const ending = await ended;
    signal.throwIfAborted();
    return ending;
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

function forkScript(script: ChildRun['script'], job: string, heapLimitMb: number): ChildProcess {
  // The child is the same kind of file as this one: TypeScript under tsx, JavaScript when compiled.
  const isTypeScript = import.meta.url.endsWith('.ts');
  const path = programFile(`activities/browser/children/${script}.${isTypeScript ? 'ts' : 'js'}`);
  const loader = isTypeScript ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href] : [];
  return fork(path, [job], {
    execArgv: [`--max-old-space-size=${heapLimitMb}`, ...loader],
    // Nothing of our environment: it holds secrets, and the child reads what strangers wrote.
    env: { NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
}

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    // After `close` no message comes any more; `exit` may overtake the last one.
    child.once('close', (code, signal) => resolve(`ended with ${signal ?? code}`));
    child.once('error', (error) => resolve(error.message));
  });
}
