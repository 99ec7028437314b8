import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from 'chai';
import { projectRoot } from '../../../scripts/lib/paths.mjs';
import { until } from '../../support/until.js';

const MODULE = pathToFileURL(path.join(projectRoot, 'scripts/lib/shutdown.mjs')).href;
const script = (body: string) => `
import { installSignalHandlers, onShutdown } from ${JSON.stringify(MODULE)};
const say = (text) => process.stdout.write(text + '\\n');
installSignalHandlers(say);
${body}
setInterval(() => {}, 1000);
say('up');`;

/** Runs the script, sends it Ctrl-C, again once it stops for so long, and tells what it said and how it ended. */
async function run(body: string, againAfterMs?: number): Promise<{ said: string[]; code: number }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script(body)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const closed = once(child, 'close');
  await until('the script is up', () => output.includes('up\n'));
  child.kill('SIGINT');
  if (againAfterMs !== undefined) {
    await until('the script stops', () => output.includes('stopping'));
    await new Promise((resolve) => setTimeout(resolve, againAfterMs));
    child.kill('SIGINT');
  }
  const [code] = await closed;
  return { said: output.trim().split('\n'), code };
}

const HOOKS = `
onShutdown({ stop: () => say('stop database'), kill: () => say('kill database') });
onShutdown({ stop: async () => { throw new Error('stuck'); }, kill: () => say('kill identity') });
onShutdown({ stop: () => say('stop api'), kill: () => say('kill api') });
const forget = onShutdown({ stop: () => say('stop gone'), kill: () => say('kill gone') });
forget();`;
const slowHook = (stopMs: number) =>
  `onShutdown({ stop: () => new Promise((resolve) => setTimeout(() => { say('stopped'); resolve(); }, ${stopMs})), kill: () => say('kill') });`;

describe('[I] shutdown', () => {
  it('stops last started first, kills what does not stop, and tells the signal by the exit code', async () => {
    const { said, code } = await run(HOOKS);
    expect(said).to.deep.equal(['up', 'stopping (Ctrl-C again kills)', 'stop api', 'kill identity', 'stop database']);
    expect(code).to.equal(130);
  });

  it('takes two signals at once for one key press', async () => {
    // From inside: two signals of ours could reach a slow process more than a key press apart, or as one.
    const { said } = await run(
      `${slowHook(300)}\nprocess.on('SIGINT', (_, number) => number && process.emit('SIGINT'));`,
    );
    expect(said).to.deep.equal(['up', 'stopping (Ctrl-C again kills)', 'stopped']);
  });

  it('kills at the second key press', async () => {
    const { said, code } = await run(
      `onShutdown({ stop() {}, kill: () => say('kill first') });\n${slowHook(300_000)}`,
      1200,
    );
    expect(said).to.deep.equal(['up', 'stopping (Ctrl-C again kills)', 'kill', 'kill first']);
    expect(code).to.equal(130);
  });
});
