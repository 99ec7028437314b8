import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { API_ENVIRONMENT, API_FLAGS } from '../../../scripts/lib/api-process.mjs';
import { projectRoot } from '../../../scripts/lib/paths.mjs';

describe('[U] the process of the API', () => {
  it('is started in its image as by npm start', () => {
    const text = readFileSync(path.join(projectRoot, 'Dockerfile'), 'utf8');
    const commands = [...text.matchAll(/^CMD (\[.*\])$/gm)].map(([, command = '']): string[] => JSON.parse(command));
    const environment = Object.entries(API_ENVIRONMENT).map(([name, value]) => `${name}=${value}`);
    expect(commands[0]).to.deep.equal(['env', ...environment, 'node', ...API_FLAGS, 'dist/api/main.js']);
  });

  it('is given no flag that this engine does not know', () => {
    const code = 'process.stdout.write(String(process.execArgv.length))';
    const reported = execFileSync(process.execPath, [...API_FLAGS, '-e', code], { encoding: 'utf8' });
    expect(Number(reported)).to.equal(API_FLAGS.length + 2);
  });
});
