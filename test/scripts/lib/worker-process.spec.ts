import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { projectRoot } from '../../../scripts/lib/paths.mjs';
import { WORKER_ENVIRONMENT, WORKER_FLAGS } from '../../../scripts/lib/worker-process.mjs';

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');

describe('[U] the process of the workers', () => {
  it('is started in its image and by Compose as by npm start', () => {
    const commands = [...read('Dockerfile').matchAll(/^CMD (\[.*\])$/gm)].map(([, text = '']): string[] =>
      JSON.parse(text),
    );
    const environment = Object.entries(WORKER_ENVIRONMENT).map(([name, value]) => `${name}=${value}`);
    const command = ['env', ...environment, 'node', ...WORKER_FLAGS, 'dist/workers/main.js'];
    expect(commands[1]).to.deep.equal(command);
    const compose = read('docker-compose.yml');
    const [, shared = '[]'] = /x-worker-command: &worker-command\s+(\[.*\])$/m.exec(compose) ?? [];
    expect(JSON.parse(shared)).to.deep.equal(command);
    expect(compose.match(/command: \*worker-command$/gm)).to.have.length(3);
  });

  it('is given no flag that this engine does not know', () => {
    const code = 'process.stdout.write(String(process.execArgv.length))';
    const reported = execFileSync(process.execPath, [...WORKER_FLAGS, '-e', code], { encoding: 'utf8' });
    expect(Number(reported)).to.equal(WORKER_FLAGS.length + 2);
  });
});
