import { mkdir, mkdtemp, readdir, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect } from 'chai';
import { cruiseLaw, LAW, listViolations } from '../support/cruise-law.js';
import { HOME_OFFENCES } from './offences/home-offences.js';
import { HYGIENE_OFFENCES } from './offences/hygiene-offences.js';
import type { Offence } from './offences/offence.js';
import { ROOM_OFFENCES } from './offences/room-offences.js';

const OFFENCES: readonly Offence[] = [...ROOM_OFFENCES, ...HOME_OFFENCES, ...HYGIENE_OFFENCES];

describe('[U] rules of imports', () => {
  let root: string;

  before(async () => {
    root = await realpath(await mkdtemp(join(tmpdir(), 'linkwright-law-')));
  });
  after(() => rm(root, { recursive: true, force: true }));

  it('have an offence each, and each offence a rule', () => {
    expect(OFFENCES.map(({ rule }) => rule).sort()).to.deep.equal(LAW.forbidden.map(({ name }) => name).sort());
  });

  it('refuse with severity error and say what to do', () => {
    for (const { name, severity, comment } of LAW.forbidden) {
      expect(severity, name).to.equal('error');
      expect(comment.length, name).to.be.within(60, 400);
    }
  });

  for (const [index, offence] of OFFENCES.entries()) {
    it(`${offence.rule} refuses its offence alone`, async () => {
      expect(await judge(join(root, String(index)), offence)).to.deep.equal(offence.reported);
    });
  }
});

/** What the offence's own rule reports of its tree, as `from → to`. */
async function judge(root: string, { rule, files }: Offence): Promise<string[]> {
  for (const [path, source] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), source);
  }
  const rooms = (await readdir(root, { withFileTypes: true })).filter(
    (entry) => entry.isDirectory() && entry.name !== 'node_modules',
  );
  const names = rooms.map(({ name }) => name);
  const violations = listViolations(await cruiseLaw(root, names));
  return violations.filter((violation) => violation.rule === rule).map(({ from, to }) => `${from} → ${to}`);
}
