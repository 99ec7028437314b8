import { dirname, join, normalize } from 'node:path';
import { expect } from 'chai';
import { parse } from 'yaml';
import { expectNone } from '../support/expect-none.js';
import { hasProjectFile, projectFiles, readProjectFile } from '../support/project-files.js';

const INDEX = 'docs/README.md';
const README_LINES = 100;

/** The folders that documents name files of, from the root of the project. */
const FOLDERS =
  'activities|api|bench|cli|docker|docs|domain|platform|scripts|store|test|web|workers|workflows|[.]ci|[.]github';
const NAMED_PATH = new RegExp(`\`((?:${FOLDERS})/[\\w./-]*)\``, 'g');
/** Named in documents, but made by the build. */
const MADE = /^api\/generated\//;

const documents = projectFiles('', '.md').filter((path) => !path.startsWith('test/'));

describe('[U] documents', () => {
  it('link to files and headings that are there', () => {
    expectNone(
      documents.flatMap((path) => findDeadLinks(path, readProjectFile(path))),
      'Links that lead nowhere',
    );
  });

  it('name files and folders that are there', () => {
    expectNone(
      documents.flatMap((path) => findLostPaths(path, readProjectFile(path))),
      'Paths in documents that are gone or have another name',
    );
  });

  it('name npm scripts that package.json has, and so do the workflows of public CI', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(readProjectFile('package.json'));
    const texts = [...documents, ...projectFiles('.github', '.yml')].map((path) => ({
      path,
      text: readProjectFile(path),
    }));
    const named = texts.flatMap(({ path, text }) => listScripts(text).map((script) => ({ path, script })));
    expect(named).to.deep.include({ path: '.github/workflows/check.yml', script: 'check' });
    expectNone(
      named.filter(({ script }) => !(script in scripts)).map(({ path, script }) => `${path}: npm run ${script}`),
      'Scripts that package.json does not have',
    );
  });

  it('of the hosting platform are valid YAML, and every workflow has jobs that end', () => {
    const forms = projectFiles('.github', '.yml').map((path) => ({ path, content: parse(readProjectFile(path)) }));
    const workflows = forms.filter(({ path }) => path.startsWith('.github/workflows/'));
    expect(workflows.length).to.be.greaterThan(3);
    for (const { path, content } of workflows) {
      const jobs = Object.values<{ 'timeout-minutes'?: number }>(content.jobs);
      expect(
        jobs.every((job) => Number(job['timeout-minutes']) > 0),
        path,
      ).to.equal(true);
      expect(content.permissions, path).to.deep.equal({ contents: 'read' });
    }
  });

  it('are all in the index of documents', () => {
    const linked = new Set(listLinks(readProjectFile(INDEX)).map(({ target }) => resolve(INDEX, target)));
    const listed = documents.filter((path) => path.startsWith('docs/') && path !== INDEX && !/\/adr\/\d/.test(path));
    expect(listed).to.include('docs/architecture.md');
    expectNone(
      listed.filter((path) => !linked.has(path)),
      `Documents that ${INDEX} does not list`,
    );
  });

  it('of decisions are all in their index, numbered without a gap, in one form', () => {
    const decisions = projectFiles('docs/adr', '.md').filter((path) => /\/\d/.test(path));
    const linked = new Set(
      listLinks(readProjectFile('docs/adr/README.md')).map(({ target }) => resolve('docs/adr/README.md', target)),
    );
    expectNone(
      decisions.filter((path) => !linked.has(path)),
      'Decisions that docs/adr/README.md does not list',
    );
    for (const [index, path] of decisions.entries()) {
      expect(path).to.match(new RegExp(`/${String(index + 1).padStart(4, '0')}-[a-z0-9-]+[.]md$`));
      const headings = [...readProjectFile(path).matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
      expect(headings, path).to.deep.equal(['Context', 'Decision', 'Consequences', 'What would change our mind']);
    }
  });

  it('begin with one that is read in two minutes', () => {
    expect(readProjectFile('README.md').trimEnd().split('\n').length).to.be.at.most(README_LINES);
  });

  it('are checked: a link without a file, a heading that is not there, a path that is gone', () => {
    const text =
      '[a](./no-such.md) [b](./architecture.md#no-such-heading) [c](./architecture.md#the-law) [d](#here)\n# Here';
    expect(findDeadLinks('docs/a.md', text)).to.deep.equal([
      'docs/a.md: ./no-such.md',
      'docs/a.md: ./architecture.md#no-such-heading',
    ]);
    expect(findDeadLinks('docs/a.md', '```\n[a](./in-code.md)\n```\n[b](https://www.example.com/)')).to.deep.equal([]);
    expect(
      findLostPaths('docs/a.md', '`domain/gone.ts`, `domain/base/errors.ts`, `domain/seo/`, `domain/no/`'),
    ).to.deep.equal(['docs/a.md: domain/gone.ts', 'docs/a.md: domain/no/']);
  });
});

function findDeadLinks(path: string, text: string): string[] {
  return listLinks(text)
    .filter(({ target, heading }) => {
      const file = target === '' ? path : resolve(path, target);
      const own = target === '' ? text : null;
      if (own === null && !hasProjectFile(file)) return true;
      return heading !== null && !listAnchors(own ?? readProjectFile(file)).includes(heading);
    })
    .map(({ target, heading }) => `${path}: ${target}${heading === null ? '' : `#${heading}`}`);
}

/** Scripts that are called by name; `npm start` and `npm test` are npm's own. */
function listScripts(text: string): string[] {
  return [...text.matchAll(/\bnpm run (?:--silent )?([a-z][\w:-]*)/g)].map(([, script]) => script ?? '');
}

function findLostPaths(path: string, text: string): string[] {
  return [...text.matchAll(NAMED_PATH)]
    .map(([, named]) => named ?? '')
    .filter((named) => !MADE.test(named) && !hasProjectFile(named))
    .map((named) => `${path}: ${named}`);
}

/** Links and images to files of the project, outside of code. */
function listLinks(text: string): { target: string; heading: string | null }[] {
  return [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link]) => link ?? '')
    .filter((link) => !/^[a-z]+:/.test(link))
    .map((link) => {
      const [target = '', heading = null] = link.split('#');
      return { target, heading };
    });
}

/** As hosting platforms make them: lower case, blanks as hyphens, without other signs. */
function listAnchors(text: string): string[] {
  return [...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-'),
  );
}

function withoutCode(text: string): string {
  return text.replace(/^```[\s\S]*?^```$/gm, '');
}

function resolve(from: string, target: string): string {
  return normalize(join(dirname(from), target));
}
