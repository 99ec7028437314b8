/**
 * Who may import whom. Every comment speaks to the one whose import was refused: what is odd about it, and what to do.
 * test/architecture/dependencies.spec.ts enforces the rules, rules-bite.spec.ts shows each of them refusing something.
 *
 * No rule follows the imports of workflows over several files: each file on such a way is in domain or workflows, where
 * the first import that leaves them is refused.
 */
const { builtinModules } = require('node:module');

const HEAVY_HOMES = [
  // Its driver moves all data from one database program to another, whatever they are.
  {
    package: 'mongoose',
    home: '^(store/|scripts/lib/copy-database[.]mjs$)',
    instead: 'add a method to a repository in store',
  },
  { package: 'lighthouse', home: '^activities/browser/', instead: 'ask for a speed artifact in activities/browser' },
  {
    package: 'chrome-launcher',
    home: '^activities/browser/',
    instead: 'leave starting Chromium to activities/browser',
  },
  { package: 'puppeteer-core', home: '^activities/browser/', instead: 'ask for a rendered page or a PDF there' },
  // The page of caught mail is a mail program of its own, for development.
  {
    package: 'nodemailer',
    home: '^(activities/mail|scripts)/',
    instead: 'send through an activity in activities/mail',
  },
  { package: 'imapflow', home: '^activities/mail/', instead: 'read mail through an activity in activities/mail' },
  {
    package: 'mailparser',
    home: '^(activities/mail|scripts)/',
    instead: 'take the message that activities/mail has parsed',
  },
  { package: 'smtp-server', home: '^(test/support|scripts)/', instead: 'start one of the servers of test/support' },
  {
    package: 'oauth4webapi',
    home: '^(activities/oauth|api/connect)/',
    instead: 'take tokens as a port, which workers make of activities/oauth',
  },
  { package: 'openai', home: '^activities/llm/', instead: 'ask the model through an activity in activities/llm' },
  { package: 'express', home: '^api/', instead: 'keep HTTP in api and pass plain values on' },
  { package: 'express-session', home: '^api/', instead: 'keep sessions in api/http/auth' },
  { package: 'passport[^/]*', home: '^api/', instead: 'keep sign-in in api/http/auth' },
  { package: 'express-openapi-validator', home: '^api/', instead: 'let the contract router of api validate' },
  { package: 'helmet', home: '^api/', instead: 'set headers in api/http/requests/security-headers.ts' },
  { package: 'swagger-ui-dist', home: '^api/', instead: 'serve the documentation page from api/docs.ts' },
  { package: '@temporalio/worker', home: '^workers/', instead: 'set workers up in workers' },
  {
    package: '@temporalio/client',
    home: '^(workers/|platform/(temporal|keep-schedule)[.]ts$|api/.*gateway[a-z-]*[.]ts$)',
    instead: 'go through api/workflow-gateway.ts, or take the connection that platform/temporal.ts makes',
  },
  {
    package: 'undici',
    home: '^(platform/network/|activities/crawl/)',
    instead: 'fetch through the guarded fetcher: a request of your own would pass by the checks of the address',
  },
  {
    package: 'htmlparser2',
    home: '^activities/(crawl|mail|outreach/discovery)/',
    instead: 'read the page artifact that crawling leaves behind',
  },
  {
    package: 'sax',
    home: '^activities/(?:crawl|mail/parsing)/',
    instead: 'read the sitemap artifact that crawling leaves behind',
  },
  { package: 'preact(-render-to-string)?', home: '^web/', instead: 'render in web, and take the page as text' },
  { package: 'sharp', home: '^activities/images/', instead: 'take the image facts that activities/images reads' },
  { package: 'iconv-lite', home: '^activities/crawl/', instead: 'take text that activities/crawl has decoded' },
];

/** Matches the files of a package, installed or not. */
const npm = (name) => `(^|node_modules/)${name}(/|$)`;
const PURE_PACKAGES = npm('(ipaddr[.]js|tldts|entities|re2js|css-what|css-select|punycode[.]js)');
const SANDBOX_PACKAGES = npm('@temporalio/(workflow|common)');
const NODE_BUILTINS = `^(node:)?(${builtinModules.filter((name) => !name.startsWith('_')).join('|')})$`;
/** What isn't a room: a package or a part of Node. */
const OUTSIDE = ['(^|/)node_modules/', NODE_BUILTINS];

/** What callers may know of the workflows of a chapter, or of all of them. */
const CONTRACTS = ['^workflows/contract/', '^workflows/.+/contract/'];

const ROOMS = [
  {
    name: 'domain-stays-pure',
    comment:
      'Domain rules run in the workflow sandbox, in activities and in bare tests alike: they may import domain and the ' +
      'pure packages ipaddr.js, tldts, entities, re2js, css-what and css-select, nothing else and nothing of Node. Take what you need as an ' +
      'argument (the time too), or move the code to an activity.',
    from: { path: '^domain/' },
    to: { pathNot: ['^domain/', PURE_PACKAGES] },
  },
  {
    name: 'store-is-a-cellar',
    comment:
      'The store lies below everything: it imports store, domain, mongoose and Node. Take settings and helpers as ' +
      'arguments from the one who makes the store.',
    from: { path: '^store/' },
    to: { pathNot: ['^(store|domain)/', npm('mongoose'), NODE_BUILTINS] },
  },
  {
    name: 'platform-knows-no-room',
    comment:
      'Platform serves every room and so knows none of them: it imports platform, packages and Node. Define the type ' +
      'you need here, or move the code to the room it is about.',
    from: { path: '^platform/' },
    to: { pathNot: ['^platform/', ...OUTSIDE] },
  },
  {
    name: 'workflows-only-decide',
    comment:
      'A workflow must decide the same on replay: it imports workflows, domain, @temporalio/workflow and ' +
      '@temporalio/common, and types of activities. Let an activity do what needs the world.',
    from: { path: '^workflows/', pathNot: CONTRACTS },
    to: { pathNot: ['^(workflows|domain|activities)/', SANDBOX_PACKAGES] },
  },
  {
    name: 'workflows-to-activity-types-only',
    comment:
      'The code of an activity would be bundled into the workflow and run there, again on each replay. Use ' +
      '`import type` and call it through proxyActivities.',
    from: { path: '^workflows/' },
    to: { path: '^activities/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'contract-is-for-callers',
    comment:
      'The contract is what callers may know of a workflow: names, ids, inputs, results. It imports contract, domain, ' +
      '@temporalio/workflow and @temporalio/common, never a workflow. Move the shared type into the contract.',
    from: { path: CONTRACTS },
    to: { pathNot: [...CONTRACTS, '^domain/', SANDBOX_PACKAGES] },
  },
  {
    name: 'groups-do-not-mix',
    comment:
      'Each group of activities may run on a queue and a machine of its own, so none imports another. Move what both ' +
      'need to domain, or take it as a port that workers hand in.',
    from: { path: '^activities/(outreach/discovery|[^/]+)/' },
    to: {
      path: '^activities/',
      pathNot: [
        '^activities/$1/',
        '^activities/(dom-renderer|failures|open-site-headers|run-activity|run-visit|site-headers|visit-end)[.]ts$',
      ],
    },
  },
  {
    name: 'outreach-not-to-discovery',
    comment:
      'The search for pages to write to runs on a queue and a machine of its own, apart from sending and replies. Move ' +
      'what both need to domain, or take it as a port that workers hand in.',
    from: { path: '^activities/outreach/', pathNot: '^activities/outreach/discovery/' },
    to: { path: '^activities/outreach/discovery/' },
  },
  {
    name: 'activity-ground-knows-no-group',
    comment: 'What all groups stand on cannot know one of them. Move the code into the group, or hand it in.',
    from: { path: '^activities/[^/]+$' },
    to: { path: '^activities/[^/]+/' },
  },
  {
    name: 'activities-get-things-handed-in',
    comment:
      'Activities import domain, their own group, packages, Node and types of store. Connections, settings and loggers ' +
      'are made in workers and handed in as deps: name a port in ports.ts. Where a program file lies is asked of platform.',
    from: { path: '^activities/' },
    to: { pathNot: ['^(activities|domain|store)/', '^platform/program-file[.]ts$', ...OUTSIDE] },
  },
  {
    name: 'activities-to-store-types-only',
    comment:
      'Activities are handed repositories, so that tests can hand them others. Use `import type` and take the ' +
      'repository as a dep.',
    from: { path: '^activities/' },
    to: { path: '^store/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'workers-not-to-api',
    comment:
      'Workers run without the API, often on other machines. Move what both need to platform, domain or the contract.',
    from: { path: '^workers/' },
    to: { path: '^(api|cli)/' },
  },
  {
    name: 'api-asks-and-presents',
    comment:
      'The API checks, asks and presents: it imports domain, store, platform and contracts of workflows. Let a workflow ' +
      'call the activity and read its result from the store.',
    from: { path: '^api/' },
    to: { path: '^(activities|workers|cli)/' },
  },
  {
    name: 'api-to-contract-only',
    comment:
      'The API starts workflows by name and must not load their code. Import the name, the id maker and the types ' +
      'from the contract of its chapter, workflows/<chapter>/contract.',
    from: { path: '^api/' },
    to: { path: '^workflows/', pathNot: CONTRACTS },
  },
  {
    name: 'workers-to-contract-only',
    comment:
      'Workers load workflows as one bundle, which is made from workflows/index.ts. Import the name, the id maker and ' +
      'the types from the contract of its chapter, workflows/<chapter>/contract.',
    from: { path: '^workers/' },
    to: { path: '^workflows/', pathNot: CONTRACTS },
  },
  {
    name: 'web-shows-what-it-is-given',
    comment:
      'Pages show what they are given: web imports web, domain, preact and the hashes of Node that content policies ' +
      'need. Take data as props, and leave reading and sending it to api.',
    from: { path: '^web/' },
    to: { pathNot: ['^(web|domain)/', npm('preact(-render-to-string)?'), '^(node:)?crypto$'] },
  },
  {
    name: 'cli-speaks-http',
    comment:
      'The command-line client works with a platform far away: it imports cli, packages, Node and types of domain. ' +
      'Ask the API for what you need.',
    from: { path: '^cli/' },
    to: { pathNot: ['^(cli|domain)/', ...OUTSIDE] },
  },
  {
    name: 'cli-to-domain-types-only',
    comment: 'The server judges, the client shows. Use `import type`, and let the answer of the API carry the value.',
    from: { path: '^cli/' },
    to: { path: '^domain/', dependencyTypesNot: ['type-only'] },
  },
  ...['workers', 'api', 'cli'].map((room) => ({
    name: `nothing-imports-${room}`,
    comment: `${room} is a program at the end of the line: nobody but its tests imports it. Move the shared code to the room it is about.`,
    from: { pathNot: `^(${room}|test)/` },
    to: { path: `^${room}/` },
  })),
  {
    name: 'scripts-need-no-package',
    comment:
      'Set-up runs before packages are installed, so scripts import scripts and Node alone. Start a program of ' +
      'node_modules as a process once it is there; only the identity provider and the mailbox of development and the ' +
      'reporter that mocha loads are parts of such a process. The copy of the database, the bundle of ' +
      'the contract, its lints and the source maps load theirs when they begin.',
    from: {
      path: '^scripts/',
      pathNot:
        '^scripts/(dev-(identity|mailbox)[.]mjs|lib/((bundle-contract|caught-mail|copy-database|lint-(bundle|contract)|own-source-map)[.]mjs|count-reporter[.]cjs))$',
    },
    to: { pathNot: ['^scripts/', NODE_BUILTINS] },
  },
];

const HOMES = HEAVY_HOMES.map(({ package: name, home, instead }) => ({
  name: `one-home-for-${name
    .replace(/\[.*|\(.*/, '')
    .replace('@', '')
    .replace('/', '-')}`,
  comment: `A package this heavy has one home, so that it can be replaced or guarded in one place. From here, ${instead}.`,
  from: { pathNot: [home, '^test/'] },
  to: { path: npm(name) },
}));

/** Files that a process begins with; everything else must be reached from one of them. */
const ENTRIES =
  '^((api|cli|workers)/[a-z-]*main|workers/build-bundle|workflows/(index|lane-interceptor)|platform/failure-converter|activities/browser/children/(lighthouse|print|render|shot|dom)-child)[.]ts$';

const HYGIENE = [
  {
    name: 'no-circular',
    comment: 'These files import each other, so neither can be read or tested alone. Move what they share to a third.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-orphans',
    comment:
      'Nothing imports this file and it imports nothing: it is dead, or its user was forgotten. Wire or delete it.',
    from: { orphan: true, pathNot: ['[.]d[.]ts$', '^(api/(docs|web-app)|scripts)/'] },
    to: {},
  },
  {
    name: 'no-dead-wood',
    comment:
      'No program comes to this file; at most its spec does. Wire it or delete it. If a process begins with it, name it ' +
      'in ENTRIES of .dependency-cruiser.cjs.',
    from: { path: ENTRIES },
    to: {
      path: '^(domain|store|platform|workflows|activities|workers|api|cli|web)/',
      pathNot: [ENTRIES, '[.]d[.]ts$', '^api/(docs|web-app)/'],
      reachable: false,
    },
  },
  {
    name: 'no-lost-import',
    comment:
      'Nothing is found under this name, so no other rule can judge the import. Mend the path, or install the package.',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'not-to-dev-dep',
    comment:
      'This package is not installed in production. Move it to "dependencies" in package.json (and say why in ' +
      '"dependencies-because"), or do without it.',
    from: { pathNot: '^(test|bench|scripts)/' },
    to: { dependencyTypes: ['npm-dev'] },
  },
  {
    name: 'no-undeclared-package',
    comment:
      'This package is here only because another one brings it, and may be gone tomorrow. Add it to package.json (and ' +
      'to "dependencies-because"), or do without it.',
    from: {},
    // "dependencies-because" looks to the cruiser like a list of packages of unknown kind: hence the second condition.
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['npm', 'npm-dev'] },
  },
  {
    name: 'no-dep-on-test',
    comment: 'Product code needs something that exists for tests only. Move it to the room it is about.',
    from: { pathNot: '^(test|bench)/' },
    to: { path: '^test/' },
  },
  {
    name: 'specs-do-not-import-specs',
    comment: 'Importing a spec runs its tests a second time. Move the shared part to test/support.',
    from: { path: '^test/.+[.]spec[.]ts$' },
    to: { path: '^test/.+[.]spec[.]ts$' },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [...ROOMS, ...HOMES, ...HYGIENE].map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|api/generated)/' },
    tsPreCompilationDeps: true,
    // Nothing moves while it looks, and most names are looked up many times.
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      // Sources under their .js names are found at once, not after that name was sought with every ending in turn.
      extensionAlias: { '.js': ['.ts', '.tsx', '.js', '.d.ts'] },
      cachedInputFileSystem: { cacheDuration: 600_000 },
    },
    skipAnalysisNotInRules: true,
  },
};
