import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8');

describe('[U] Dockerfile', () => {
  it('pins its base by digest and runs as an ordinary user', () => {
    const stages = [...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].map((match) => match[1] ?? '');
    expect(stages[0]).to.match(/^node:\d+\.\d+\.\d+-bookworm-slim@sha256:[0-9a-f]{64}$/);
    expect(stages.slice(1)).to.deep.equal([
      'base',
      'runtime',
      'base',
      'base',
      'browser-packages',
      'runtime',
      'chromium',
      'application',
    ]);
    const users = [...read('Dockerfile').matchAll(/^USER (\S+)/gm)].map((match) => match[1]);
    expect(users).to.deep.equal(['node', 'node']);
  });

  it('installs packages and Chromium below the sources, which change most', () => {
    const [, ...stages] = read('Dockerfile').split(/^(?=FROM )/m);
    for (const stage of stages) {
      const sources = stage.search(/^COPY (?:--from=build|\. \.)/m);
      const installs = Math.max(stage.lastIndexOf('apt-get install'), stage.lastIndexOf('npm ci'));
      if (sources >= 0) expect(installs, stage.split('\n')[0]).to.be.lessThan(sources);
    }
    expect(read('Dockerfile')).to.match(/^FROM runtime AS chromium\nRUN apt-get/m);
  });

  it('runs on the major version of Node that the project runs on', () => {
    const major = /^FROM node:(\d+)\./m.exec(read('Dockerfile'))?.[1];
    const fetched = /'linux-x64': \{[^}]*version: '(\d+)\./.exec(read('scripts/parts/node.mjs'))?.[1];
    expect(fetched).to.equal(major);
  });
});
