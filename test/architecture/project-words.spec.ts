import { expect } from 'chai';
import { z } from 'zod';
import { expectNone } from '../support/expect-none.js';
import { hasProjectFile, projectFiles, readProjectFile } from '../support/project-files.js';

const names = z.record(z.string(), z.string());
const manifestSchema = z.object({
  dependencies: names,
  devDependencies: names,
  overrides: names,
  'dependencies-because': names,
});

/** Settled with the kind of product this is; everything else has to say why it is here. */
const GIVEN =
  /^(@temporalio\/.+|express|express-openapi-validator|mongoose|passport|passport-openidconnect|nodemailer|imapflow|openai|lighthouse|chrome-launcher|mocha|chai|typescript)$/;

/** What no file may say, and why. */
const FORBIDDEN: { words: RegExp; why: string; in?: RegExp }[] = [
  { words: /(?:^|[\s'"`(=:])\/(?:work|root)\//m, why: 'a path of the machine it was written on' },
  {
    words: /(?:registry\.npmjs|files\.pythonhosted|deb\.debian|index\.crates|static\.crates)\.(?:org|io)/,
    why: 'the host of a registry: which one is used is a setting of the machine',
  },
  { words: /\b(?:TO|FIX)(?:DO|ME)\b/, why: 'work that is put off: do it, or leave it out' },
  {
    words: /\b(?:describe|context|it)\.(?:only|skip)\(|\bx(?:describe|it)\(|\bthis\.skip\(/,
    why: 'a test that is left out, or leaves out the others',
    in: /^test\/.+\.ts$/,
  },
  {
    words: /URL\.canParse\(/,
    why: 'a call that Node 20 answers wrongly for Latin-1 text once it is hot',
    in: /\.(?:ts|mjs)$/,
  },
  { words: /\b(?:contract|practice|platform) (?:§|facts\b)/, why: 'a document that is not in the project' },
];

describe('[U] words of the project', () => {
  const manifest = manifestSchema.parse(JSON.parse(readProjectFile('package.json')));
  const files = projectFiles()
    .map((path) => ({ path, text: readProjectFile(path) }))
    .filter(({ text }) => !text.includes('\0'));

  for (const { words, why, in: place } of FORBIDDEN) {
    it(`hold nowhere ${why}`, () => {
      const said = files
        .filter(({ path }) => place?.test(path) ?? true)
        .flatMap(({ path, text }) => linesWith(words, path, text));
      expectNone(said, `This is ${why}`);
    });
  }

  it('name only documents that are here', () => {
    const said = files.flatMap(({ path, text }) =>
      [...text.matchAll(/(?<![\w/.-])[A-Za-z][\w-]*\.md\b/g)]
        .filter(([name]) => !hasProjectFile(name))
        .map(([name]) => `${path}: ${name}`),
    );
    expectNone(said, 'Documents that nobody can look up');
  });

  it('keep what is secret or made out of git', () => {
    expect(readProjectFile('.gitignore').split('\n')).to.include.members(['node_modules/', 'dist/', '.data/', '.env']);
  });

  it('lock packages by content alone, not by where they came from', () => {
    const { packages }: { packages: Record<string, object> } = JSON.parse(readProjectFile('package-lock.json'));
    expect(Object.keys(packages).length).to.be.greaterThan(100);
    expectNone(
      Object.entries(packages)
        .filter(([, entry]) => 'resolved' in entry)
        .map(([path]) => path),
      'Packages with an address in package-lock.json; keep omit-lockfile-registry-resolved in .npmrc',
    );
  });

  it('say of every package and override why it is here', () => {
    const installed = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.overrides };
    const because = manifest['dependencies-because'];
    expectNone(
      Object.keys(installed).filter((name) => !GIVEN.test(name) && !(name in because)),
      'Packages that "dependencies-because" in package.json does not explain',
    );
    expectNone(
      Object.keys(because).filter((name) => !(name in installed)),
      'Explained packages that are not installed',
    );
    for (const [name, reason] of Object.entries(because)) expect(reason, name).to.match(/^[A-Z].{15,}[.]$/);
  });

  it('name each package in one exact version', () => {
    const { dependencies, devDependencies, overrides } = manifest;
    const loose = [dependencies, devDependencies, overrides]
      .flatMap(Object.entries)
      .filter(([, version]) => !/^(?:npm:[\w@/-]+@)?\d+\.\d+\.\d+$/.test(version));
    expectNone(
      loose.map(([name, version]) => `${name}: ${version}`),
      'Versions that may change by themselves',
    );
  });

  it('are spoken by every package that is installed', () => {
    const sources = files
      .filter(({ path }) => !path.startsWith('package') && !path.startsWith('test/architecture/'))
      .map(({ text }) => text);
    const speaks = (name: string): boolean => sources.some((text) => text.includes(name));
    const silent = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
      .filter((name) => !/^Not imported/.test(manifest['dependencies-because'][name] ?? ''))
      .filter((name) => !speaks(name.replace(/^@types\//, '')));
    expectNone(
      silent,
      'Packages that nothing uses; remove them, or let "dependencies-because" begin with "Not imported"',
    );
  });
});

function linesWith(words: RegExp, path: string, text: string): string[] {
  if (!words.test(text)) return [];
  return text
    .split('\n')
    .flatMap((line, index) => (words.test(line) ? [`${path}:${index + 1}: ${line.trim().slice(0, 120)}`] : []));
}
