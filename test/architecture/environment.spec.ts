import { expect } from 'chai';
import { parse } from 'yaml';
import { CONFIG_KEYS, WORKER_QUEUE_NAMES } from '../../platform/config.js';
import { TASK_QUEUES } from '../../workflows/contract/task-queues.js';
import { SEARCH_ATTRIBUTES } from '../../workflows/operations/contract/operation.js';
import { expectNone } from '../support/expect-none.js';
import { projectFiles, readProjectFile } from '../support/project-files.js';

/** Who may read the environment: the settings of the programs, what runs beside them, and programs for API clients. */
const READERS = /^(platform\/config\.ts|cli\/settings\.ts|(docker|docs\/clients|scripts|bench|test)\/.*)$/;
/** The environment under its other names too. */
const READS_ENVIRONMENT =
  /\bprocess\??\.\s*env\b|\bprocess\[['"`]env|import \{[^}]*\benv\b[^}]*\} from ['"]node:process['"]|loadEnvFile/;

/** Containers use the Temporal and the bundle that are built in; addresses of providers are for stand-ins. */
const NOT_IN_CONTAINERS =
  /^(TEMPORAL_(API_KEY|TLS)|WORKFLOW_BUNDLE|(BRAVE|SERPER|CRUX|GOOGLE_SEARCH|SEARCH_CONSOLE|ANALYTICS_ADMIN|ANALYTICS_DATA|BING_WEBMASTER)_URL|(GOOGLE|BING)_OAUTH_(ISSUER|AUTHORIZE_URL|TOKEN_URL|REVOKE_URL))$|^GOOGLE_MAIL_(?:ISSUER|AUTHORIZE_URL|TOKEN_URL|REVOKE_URL|SCOPE|SMTP_URL|IMAP_URL)$|^MICROSOFT_MAIL_(?:REVOKE_URL|SCOPE|SMTP_URL|IMAP_URL)$/;

const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, key]) => key ?? '');
const unique = (keys: string[]): string[] => [...new Set(keys)].sort();

/** Settings of `npm start` alone, which brings up what the application itself only connects to. */
const setUpKeys = found(readProjectFile('scripts/lib/settings.mjs'), /(?:\benv\.|readPort\(env, ')([A-Z][A-Z_]+)/g);
const composeText = readProjectFile('docker-compose.yml');
const composeKeys = found(composeText, /\$\{([A-Z][A-Z_]+)/g);
/** What docker compose itself reads from .env. */
const ofCompose = ['COMPOSE_PROFILES'];
const exampleKeys = found(readProjectFile('.env.example'), /^([A-Z][A-Z_]+)=/gm);
const cliKeys = found(readProjectFile('cli/settings.ts'), /env\['([A-Z][A-Z_]+)'\]/g);

describe('[U] environment', () => {
  it('is read in one place of each program', () => {
    const sources = ['.ts', '.js', '.mjs', '.cjs'].flatMap((ending) => projectFiles('', ending));
    const readers = sources.filter((path) => READS_ENVIRONMENT.test(readProjectFile(path)));
    expect(readers).to.include('platform/config.ts');
    expectNone(
      readers.filter((path) => !READERS.test(path)),
      'Files that read the environment; take the setting as an argument',
    );
  });

  it('is known by every name it may be read under', () => {
    const readings = [
      'process.env',
      'process?.env.HOME',
      "process['env']",
      "import { argv, env } from 'node:process'",
      'process.loadEnvFile()',
    ];
    for (const reading of readings) expect(READS_ENVIRONMENT.test(reading), reading).to.equal(true);
    expect(READS_ENVIRONMENT.test('process.environment')).to.equal(false);
  });

  it('is listed whole in .env.example, and nothing else is', () => {
    expect(exampleKeys).to.have.length(new Set(exampleKeys).size);
    expect(unique(exampleKeys)).to.deep.equal(unique([...CONFIG_KEYS, ...setUpKeys, ...composeKeys, ...ofCompose]));
  });

  it('is explained whole in the tables of docs/configuration.md, and nothing else is', () => {
    const rows = readProjectFile('docs/configuration.md')
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) => line.split('|')[1] ?? '');
    const explained = rows.flatMap((cell) => found(cell, /`([A-Z][A-Z_]+)`/g));
    expect(explained).to.have.length(new Set(explained).size);
    expectNone(
      exampleKeys.filter((key) => !explained.includes(key)),
      'Settings that docs/configuration.md does not explain',
    );
    expectNone(
      explained.filter((key) => !exampleKeys.includes(key) && !cliKeys.includes(key)),
      'Settings in docs/configuration.md that nothing reads',
    );
  });

  it('gives our containers nothing that the settings do not know', () => {
    const { services }: { services: Record<string, { build?: object; environment?: Record<string, unknown> }> } = parse(
      composeText,
      { merge: true },
    );
    const given = Object.values(services).flatMap(({ build, environment = {} }) =>
      build ? Object.keys(environment) : [],
    );
    expect(given).to.include('MONGODB_URI');
    // HOME is for Chromium, which the browser worker starts; the other is Node's own.
    expectNone(
      unique(given).filter((key) => ![...CONFIG_KEYS, 'HOME', 'NODE_EXTRA_CA_CERTS'].includes(key)),
      'Unknown settings in docker-compose.yml',
    );
    expectNone(
      CONFIG_KEYS.filter((key) => !given.includes(key) && !NOT_IN_CONTAINERS.test(key)),
      'Settings that docker-compose.yml hands to nobody',
    );
  });
});

describe('[U] names that several places share', () => {
  it('task queues are those that the settings let a worker take', () => {
    expect(Object.keys(TASK_QUEUES).sort()).to.deep.equal([...WORKER_QUEUE_NAMES].sort());
  });

  it('search attributes are registered wherever a server is set up', () => {
    const names = Object.values(SEARCH_ATTRIBUTES).map(({ name }) => name);
    for (const path of [
      'scripts/parts/temporal.mjs',
      'docker/temporal/create-namespace.sh',
      'test/support/temporal/temporal-server.ts',
    ]) {
      expect(unique(found(readProjectFile(path), /\b(Linkwright[A-Z][a-z]+)\b/g)), path).to.deep.equal(
        [...names].sort(),
      );
    }
  });
});
