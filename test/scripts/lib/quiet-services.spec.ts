import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { withQuietServices } from '../../../scripts/lib/quiet-services.mjs';
import { runCommand } from '../../../scripts/lib/run-command.mjs';

describe('[U] withQuietServices', () => {
  let folder: string;
  let policy: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'linkwright-quiet-'));
    policy = join(folder, 'policy-rc.d');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('forbids services to start for the time of the work alone', async () => {
    const code = await withQuietServices(async () => {
      expect(statSync(policy).mode & 0o111).to.equal(0o111);
      return (await runCommand(policy, ['postfix', 'start'])).code;
    }, policy);
    expect([code, existsSync(policy)]).to.deep.equal([101, false]);
  });

  it('leaves nothing behind when the work fails', async () => {
    const failure = await withQuietServices(() => Promise.reject(new Error('no')), policy).catch(
      (error) => error.message,
    );
    expect([failure, existsSync(policy)]).to.deep.equal(['no', false]);
  });

  it('leaves a policy alone that is there, or that may not be made', async () => {
    writeFileSync(policy, 'own');
    expect(await withQuietServices(async () => readFileSync(policy, 'utf8'), policy)).to.equal('own');
    expect(readFileSync(policy, 'utf8')).to.equal('own');
    expect(await withQuietServices(async () => 'done', join(folder, 'none', 'policy-rc.d'))).to.equal('done');
  });
});
