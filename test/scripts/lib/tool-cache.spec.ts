import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { ensureTool, findCachedTool, toolDirectory } from '../../../scripts/lib/tool-cache.mjs';

describe('[U] tool cache', () => {
  let cacheRoot: string;
  const announced: string[] = [];
  const announce = (message: string) => void announced.push(message);
  const tool = () => ({ cacheRoot, name: 'hammer', version: '1.2.3' });
  const works = async (directory: string) => existsSync(path.join(directory, 'head'));
  let made: number;
  const make = async (directory: string) => {
    made += 1;
    writeFileSync(path.join(directory, 'head'), 'iron');
  };

  beforeEach(() => {
    made = 0;
    announced.length = 0;
    cacheRoot = mkdtempSync(path.join(tmpdir(), 'linkwright-cache-'));
  });

  afterEach(() => rmSync(cacheRoot, { recursive: true }));

  it('makes a tool once', async () => {
    expect(findCachedTool(tool())).to.equal(undefined);
    const first = await ensureTool(tool(), { make, works, announce });
    const second = await ensureTool(tool(), { make, works, announce });
    expect(first).to.deep.equal({ directory: path.join(cacheRoot, 'hammer', '1.2.3'), made: true });
    expect(second).to.deep.equal({ directory: first.directory, made: false });
    expect(made).to.equal(1);
    expect(findCachedTool(tool())).to.equal(first.directory);
  });

  it('makes it once for two that ask at the same time', async () => {
    const both = await Promise.all([
      ensureTool(tool(), { make, works, announce }),
      ensureTool(tool(), { make, works, announce }),
    ]);
    expect(both.map((result) => result.made).sort()).to.deep.equal([false, true]);
    expect(made).to.equal(1);
    expect(announced).to.deep.equal([`waiting for process ${process.pid}, which is setting up hammer 1.2.3`]);
  });

  it('leaves nothing behind when making fails', async () => {
    const fail = async () => {
      throw new Error('no iron');
    };
    const failure = await ensureTool(tool(), { make: fail, works, announce }).catch((error) => error);
    expect(failure.message).to.equal('no iron');
    expect(findCachedTool(tool())).to.equal(undefined);
    expect(readdirSync(path.join(cacheRoot, 'hammer'))).to.deep.equal([]);
  });

  it('refuses a tool that does not run', async () => {
    const makeNothing = async () => {};
    const failure = await ensureTool(tool(), { make: makeNothing, works, announce }).catch((error) => error);
    expect(failure.message).to.equal("hammer 1.2.3 was set up but doesn't run");
    expect(existsSync(toolDirectory(tool()))).to.equal(false);
  });

  it('takes a working copy that was put there manually', async () => {
    mkdirSync(toolDirectory(tool()), { recursive: true });
    writeFileSync(path.join(toolDirectory(tool()), 'head'), 'iron');
    expect((await ensureTool(tool(), { make, works, announce })).made).to.equal(false);
    expect(findCachedTool(tool())).to.equal(toolDirectory(tool()));
  });

  it('replaces a broken copy and what earlier tries have left', async () => {
    mkdirSync(toolDirectory(tool()), { recursive: true });
    mkdirSync(`${toolDirectory(tool())}.making-old`, { recursive: true });
    expect((await ensureTool(tool(), { make, works, announce })).made).to.equal(true);
    expect(readdirSync(path.join(cacheRoot, 'hammer'))).to.deep.equal(['1.2.3']);
  });
});
