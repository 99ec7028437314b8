import { expect } from 'chai';
import { type CaptureOptions, captureCli } from './capture-cli.js';

const URL_ARGUMENT = 'https://oak.example/';

async function expectUsageError(args: string[], message: string, options: CaptureOptions = {}): Promise<void> {
  const { exitCode, stdout, stderr } = await captureCli(['audit', ...args], options);
  expect({ exitCode, stdout, stderr }).to.deep.equal({ exitCode: 2, stdout: '', stderr: `${message}\n` });
}

describe('[U] audit arguments', () => {
  const cases: [string[], string][] = [
    [[], "error: missing required argument 'url'"],
    [
      [URL_ARGUMENT, 'https://b.example/'],
      `error: too many arguments for 'audit'. Expected 1 argument but got 2: ${URL_ARGUMENT}, https://b.example/.`,
    ],
    [[URL_ARGUMENT, '--dept', '2'], "error: unknown option '--dept'\n(Did you mean --depth?)"],
    [
      [URL_ARGUMENT, '--depth', '51'],
      "error: option '--depth <clicks>' argument '51' is invalid. It must be a whole number from 1 to 50.",
    ],
    [
      [URL_ARGUMENT, '--max-pages', '1.5'],
      "error: option '--max-pages <count>' argument '1.5' is invalid. It must be a whole number from 1 to 50000.",
    ],
    [
      [URL_ARGUMENT, '--fail-under', '101'],
      "error: option '--fail-under <score>' argument '101' is invalid. It must be a number from 0 to 100.",
    ],
    [
      [URL_ARGUMENT, '--timeout', '0'],
      "error: option '--timeout <seconds>' argument '0' is invalid. It must be a whole number from 1 to 86400.",
    ],
    [
      [URL_ARGUMENT, '--server', 'ftp://a.example'],
      "error: option '--server <url>' argument 'ftp://a.example' is invalid. It must be an http(s) address, for instance http://127.0.0.1:8080.",
    ],
    [
      [URL_ARGUMENT, '--competitor', 'https://b.example/'],
      'error: --competitor must be given 2 to 5 times, or not at all (given: 1)',
    ],
    [
      [URL_ARGUMENT, ...Array.from({ length: 21 }, (_, index) => ['--keyword', `word ${index}`]).flat()],
      'error: --keyword may be given 20 times at most (given: 21)',
    ],
    [
      [URL_ARGUMENT, '--keyword', ' '],
      "error: option '--keyword <word>' argument ' ' is invalid. It must not be empty.",
    ],
    [
      [URL_ARGUMENT, '--quick', '--depth', '2'],
      "error: option '--quick' cannot be used with option '--depth <clicks>'",
    ],
    [
      [URL_ARGUMENT, '--fail-on', 'new-critical,score<101'],
      "error: option '--fail-on <rule>' argument 'new-critical,score<101' is invalid. It must be critical, warning, new-critical, new-warning or score<N with N from 0 to 100.",
    ],
    [
      [URL_ARGUMENT, '--report', 'a.html', '--report', 'b.pdf', '--format', 'pdf'],
      'error: --format goes with exactly one --report (given: 2)',
    ],
    [[URL_ARGUMENT, '--format', 'pdf'], 'error: --format goes with exactly one --report (given: 0)'],
    [[URL_ARGUMENT, '--language', 'de'], 'error: --language goes with an html or pdf report, and no report is written'],
    [
      [URL_ARGUMENT, '--brand', 'Nordlicht', '--report', 'a.csv', '--report', 'a.sarif'],
      'error: --brand goes with an html or pdf report, and these are csv and sarif',
    ],
    [[URL_ARGUMENT, '--report', '/'], 'error: --report / is a folder'],
    [[URL_ARGUMENT, '--check-settings', '/no/such/file'], 'error: --check-settings /no/such/file is not there'],
    [[URL_ARGUMENT, '--output', '/'], 'error: --output / is a folder'],
    [
      [URL_ARGUMENT, '--output', '/no/such/folder/result.json'],
      "error: --output /no/such/folder/result.json can't be written: no such folder, or no right to write there",
    ],
  ];
  for (const [args, message] of cases) {
    it(`refuses ${args.slice(0, 5).join(' ') || 'nothing at all'}`, () => expectUsageError(args, message));
  }

  it('refuses a LINKWRIGHT_URL that is no address', () =>
    expectUsageError([URL_ARGUMENT], 'error: LINKWRIGHT_URL must be an http(s) address (given: here)', {
      server: 'here',
    }));

  it('asks for a token before anything is sent', async () => {
    const { exitCode, stderr } = await captureCli(['audit', URL_ARGUMENT], { token: null });
    expect(exitCode).to.equal(5);
    expect(stderr).to.equal(
      'error: There is no token\n  Pass one with --token or LINKWRIGHT_TOKEN\n  npm run token prints one for a platform on this machine\n',
    );
  });

  it('takes a command line without command as wrong usage', async () => {
    const { exitCode, stdout, stderr } = await captureCli([]);
    expect(exitCode).to.equal(2);
    expect(stdout).to.equal('');
    expect(stderr).to.match(/^Usage: linkwright \[options\] \[command\]\n/);
  });

  it('documents every option and exit code', async () => {
    const { exitCode, stdout, stderr } = await captureCli(['audit', '--help']);
    expect(exitCode).to.equal(0);
    expect(stderr).to.equal('');
    const options = [...stdout.matchAll(/^ {2}(?:-h, )?(--[a-z-]+)/gm)].map(([, name]) => name);
    expect(options).to.deep.equal([
      '--quick',
      '--competitor',
      '--keyword',
      '--max-pages',
      '--depth',
      '--check-settings',
      '--check-set',
      '--include',
      '--exclude',
      '--folder',
      '--subdomains',
      '--urls',
      '--sitemap-only',
      '--ignore-parameter',
      '--canonical-host',
      '--user-agent',
      '--robots',
      '--render',
      '--rate',
      '--basic-auth',
      '--header',
      '--cookie',
      '--access-file',
      '--json',
      '--fail-under',
      '--fail-on',
      '--timeout',
      '--output',
      '--report',
      '--format',
      '--form',
      '--language',
      '--brand',
      '--no-color',
      '--server',
      '--token',
      '--help',
    ]);
    const codes = [...stdout.matchAll(/^ {2}(\d+) {2}/gm)].map(([, code]) => code);
    expect(codes).to.deep.equal(['0', '1', '2', '3', '4', '5', '130']);
    expect(stdout).to.include('LINKWRIGHT_URL').and.include('LINKWRIGHT_TOKEN').and.include('NO_COLOR');
  });
});
