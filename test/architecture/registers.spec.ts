import { expect } from 'chai';
import type { Check } from '../../domain/seo/checks/check.js';
import { ALL_CHECKS } from '../../domain/seo/checks/index.js';
import { COMPONENT_NAMES, COMPONENT_WEIGHTS } from '../../domain/seo/components.js';
import { expectNone } from '../support/expect-none.js';
import { hasProjectFile, projectFiles, readProjectFile } from '../support/project-files.js';

const SEVERITIES = ['critical', 'high', 'medium', 'low', 'info'];
const home = 'domain/seo/checks/';
/** Checks lie in folders by category; what they share lies beside the folders. */
const files = projectFiles(home.slice(0, -1), '.ts').filter((path) => path.slice(home.length).includes('/'));
const idOf = (path: string): string => path.slice(home.length, -'.ts'.length);

describe('[U] register of checks', () => {
  it('has ids of their own', () => {
    const ids = ALL_CHECKS.map(({ id }) => id);
    expectNone(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      'Ids used twice',
    );
  });

  it('has a file for every id, and every file is registered', () => {
    const registered = new Set(ALL_CHECKS.map(({ id }) => id));
    expectNone(
      [...registered].filter((id) => !files.includes(`${home}${id}.ts`)),
      'Registered checks whose id is not the path of their file',
    );
    expectNone(
      files.filter((path) => !registered.has(idOf(path))),
      'Checks that the catalog (domain/seo/checks/index.ts) lacks',
    );
  });

  it('has in each file one check, named after the file', async () => {
    // Loaded as the files are: what is imported and what is required are two of everything.
    const { ALL_CHECKS: catalog } = await import('../../domain/seo/checks/index.js');
    const odd: string[] = [];
    for (const path of files) {
      const module: Record<string, unknown> = await import(`../../${path.replace(/ts$/, 'js')}`);
      const check = catalog.find(({ id }) => id === idOf(path));
      const expected = camelCase(idOf(path));
      if (Object.keys(module).join() !== expected)
        odd.push(`${path} exports ${Object.keys(module).join()} instead of ${expected}`);
      else if (check && module[expected] !== check) odd.push(`${path}: the catalog has another check of this id`);
    }
    expectNone(odd, 'Files that are not one check');
  });

  it('has a spec for every check', () => {
    const missing = ALL_CHECKS.map(({ id }) => `test/${home}${id}.spec.ts`).filter((path) => !hasProjectFile(path));
    expectNone(missing, 'Specs of checks that are missing');
  });

  it('tells of every check what is wrong, why it matters, what to do and which standard says so', () => {
    expectNone(ALL_CHECKS.flatMap(errorsOf), 'Checks that do not explain themselves');
  });
});

describe('[U] register of components', () => {
  it('weighs 100 in all', () => {
    expect(Object.values(COMPONENT_WEIGHTS).reduce((sum, weight) => sum + weight, 0)).to.equal(100);
  });
});

describe('[U] register of activities', () => {
  /** An index may also list other things than activities, such as providers. */
  const groups = projectFiles('activities', '/index.ts').filter((path) =>
    readProjectFile(path).includes('runActivity'),
  );
  const offered = groups.flatMap((path) =>
    [...readProjectFile(path).matchAll(/^ {4}(\w+): (?:bind|runActivity)\(/gm)].map(([, name = '']) => ({
      path,
      name,
    })),
  );
  const called = new Set(
    projectFiles('workflows', '.ts').flatMap((path) =>
      [...readProjectFile(path).matchAll(/const \{([^}]*)\}\s*=\s*proxy(?:Local)?Activities</g)].flatMap(
        ([, names = '']) =>
          // `verifySender: verify` calls it by another name.
          names.split(',').map((name) => name.replace(/:.*/s, '').trim()),
      ),
    ),
  );

  it('has names of their own over all groups, since a worker may serve several', () => {
    const names = offered.map(({ name }) => name);
    expect([...new Set(offered.map(({ path }) => path))]).to.deep.equal(groups);
    expectNone(
      names.filter((name, index) => names.indexOf(name) !== index),
      'Activities of the same name',
    );
  });

  it('offers nothing that no workflow calls', () => {
    expectNone(
      offered.filter(({ name }) => !called.has(name)).map(({ path, name }) => `${path}: ${name}`),
      'Activities that no workflow calls',
    );
  });
});

function errorsOf(check: Check): string[] {
  const wrong = [
    check.title.length < 5 && 'title',
    check.why.length < 40 && 'why',
    check.fix.length < 10 && 'fix',
    !check.reference.startsWith('https://') && 'reference',
    !SEVERITIES.includes(check.severity) && 'severity',
    !COMPONENT_NAMES.includes(check.component) && 'component',
    check.effort_hours <= 0 && 'effort_hours',
  ];
  return wrong.filter((name) => name !== false).map((name) => `${check.id}: ${name}`);
}

/** `title/same-as-h1` → `titleSameAsH1` */
function camelCase(id: string): string {
  return id.replace(/[/-]([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
