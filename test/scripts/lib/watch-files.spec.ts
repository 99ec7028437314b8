import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { watchFiles } from '../../../scripts/lib/watch-files.mjs';
import { until } from '../../support/until.js';

describe('[I] watchFiles', () => {
  it('names what has changed in folders and among files, once, and leaves out what is no source', async () => {
    const root = mkdtempSync(path.join(tmpdir(), 'linkwright-watch-'));
    const write = (file: string) => writeFileSync(path.join(root, file), String(Math.random()));
    mkdirSync(path.join(root, 'domain/seo'), { recursive: true });
    mkdirSync(path.join(root, 'elsewhere'));
    write('openapi.yaml');
    const reported: string[][] = [];
    const isSource = (file: string) => !file.endsWith('~');
    const close = watchFiles(root, ['domain', 'openapi.yaml'], isSource, (files) => reported.push(files));
    try {
      for (const file of ['domain/seo/a.ts', 'domain/b.ts', 'domain/b.ts~', 'elsewhere/c.ts', 'openapi.yaml'])
        write(file);
      await until('the changes are told', () => reported.flat().length >= 3);
      expect([...new Set(reported.flat())].sort()).to.deep.equal(['domain/b.ts', 'domain/seo/a.ts', 'openapi.yaml']);
      reported.length = 0;
      write('domain/b.ts');
      await until('the second change is told', () => reported.length > 0);
      expect(reported.flat()).to.deep.equal(['domain/b.ts']);
    } finally {
      close();
      rmSync(root, { recursive: true });
    }
  });
});
