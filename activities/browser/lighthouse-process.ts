import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { DomainError } from '../../domain/errors.js';
import type { SpeedArtifact } from '../../domain/seo/artifacts/speed.js';
import type { LighthouseAnswer, LighthouseJob } from './lighthouse-job.js';

/** A trace of a heavy page takes some 400 MB; beyond this the page is an attack, and the child dies instead of us. */
const HEAP_LIMIT_MB = 1_536;

/**
 * Runs Lighthouse in a child process.
 * @throws DomainError browser_failed (retryable) when the child fails or dies; the signal's reason. The child is gone then.
 */
export async function runLighthouse(job: LighthouseJob, signal: AbortSignal): Promise<SpeedArtifact> {
  signal.throwIfAborted();
  const child = forkChild(job);
  const ended = new Promise((resolve) => child.once('exit', resolve).once('error', resolve));
  const onAbort = () => child.kill('SIGKILL');
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    const answer = await answerOf(child);
    signal.throwIfAborted();
    if (!answer.ok) throw new DomainError('browser_failed', 'Lighthouse could not finish its run', true);
    return answer.artifact;
  } finally {
    signal.removeEventListener('abort', onAbort);
    child.kill('SIGKILL');
    await ended;
  }
}

function forkChild(job: LighthouseJob): ChildProcess {
  // The child is the same kind of file as this one: TypeScript under tsx, JavaScript when compiled.
  const isTypeScript = import.meta.url.endsWith('.ts');
  const path = new URL(isTypeScript ? './lighthouse-child.ts' : './lighthouse-child.js', import.meta.url);
  const loader = isTypeScript ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href] : [];
  return fork(path, [JSON.stringify(job)], {
    execArgv: [`--max-old-space-size=${HEAP_LIMIT_MB}`, ...loader],
    // Nothing of our environment: it holds secrets, and the child reads what strangers wrote.
    env: { NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

/** The child's message, or a failure when it ends without one. */
function answerOf(child: ChildProcess): Promise<LighthouseAnswer> {
  return new Promise((resolve) => {
    child.once('message', (message) => resolve(isAnswer(message) ? message : { ok: false, message: 'No answer' }));
    child.once('error', (error) => resolve({ ok: false, message: error.message }));
    child.once('exit', (code, signal) => resolve({ ok: false, message: `Ended with ${signal ?? code}` }));
  });
}

function isAnswer(value: unknown): value is LighthouseAnswer {
  return typeof value === 'object' && value !== null && 'ok' in value;
}
