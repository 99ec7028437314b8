import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import { benchApiMemory } from './api-memory.js';
import { benchAppPages } from './app-pages.js';
import { benchAudit } from './audit.js';
import { benchCrawl } from './crawl.js';
import { benchDashboard } from './dashboard.js';
import { benchExport } from './export.js';
import { benchExportLeads } from './export-leads.js';
import { benchFairness } from './fairness.js';
import { benchLinkIndex } from './link-index.js';
import { benchLinks } from './links.js';
import { type Measure, printTable } from './measure.js';
import { benchOutreachStore } from './outreach-store.js';
import { benchPageTable } from './page-table.js';
import { benchPeers } from './peers.js';
import { benchPlacedLinks } from './placed-links.js';
import { benchReads } from './reads.js';
import { benchRecrawl } from './recrawl.js';
import { benchRenderingCrawl } from './rendering-crawl.js';
import { benchReplies } from './replies.js';
import { benchReplyClasses } from './reply-classes/reply-classes.js';
import { trainReplies } from './reply-classes/train-replies.js';
import { benchRules } from './rules.js';
import { benchSearch } from './search.js';
import { benchRotationCrashes, benchSendCrashes } from './send-crashes.js';
import { benchSends } from './sends.js';

/** `npm run bench [-- rules|api-memory|audit|links|link-index|export|export-leads|page-table|app-pages|outreach-store|placed-links|replies|search|reads|dashboard|sends|send-crashes|rotation-crashes|fairness|rendering-crawl|recrawl|crawl|train-replies|reply-classes|--peers]`: prints a table and writes .data/bench.json. Nothing here is a test: figures vary with the machine. */
const BENCHES: Record<string, () => Promise<Measure[]>> = {
  rules: benchRules,
  'api-memory': benchApiMemory,
  audit: benchAudit,
  links: benchLinks,
  'link-index': benchLinkIndex,
  export: benchExport,
  'export-leads': benchExportLeads,
  'page-table': benchPageTable,
  'app-pages': benchAppPages,
  'outreach-store': benchOutreachStore,
  'placed-links': benchPlacedLinks,
  replies: benchReplies,
  search: benchSearch,
  reads: benchReads,
  dashboard: benchDashboard,
  sends: benchSends,
  'send-crashes': benchSendCrashes,
  'rotation-crashes': benchRotationCrashes,
  fairness: benchFairness,
  'rendering-crawl': benchRenderingCrawl,
  recrawl: benchRecrawl,
  crawl: () => benchCrawl({ pages: 9_800, kilobytes: 60 }),
};

/** Only when asked for: they need other programs, minutes, or write a file. */
const ASIDE: Record<string, () => Promise<Measure[]>> = {
  peers: benchPeers,
  'train-replies': trainReplies,
  'reply-classes': benchReplyClasses,
};

const wanted = process.argv.slice(2);
const all = Object.entries(BENCHES);
const chosen = wanted.length === 0 ? all : [...all, ...Object.entries(ASIDE)].filter(([name]) => wanted.includes(name));
const measures: Measure[] = [];
for (const [name, bench] of chosen) {
  console.log(`${name} …`);
  measures.push(...(await bench()));
}
const machine = {
  cores: cpus().length,
  memory_gb: Math.round(totalmem() / 2 ** 30),
  cpu: cpus()[0]?.model ?? 'unknown',
  node: process.version,
  /** At the end: what else ran beside the benches shows here. */
  load: loadavg(),
};
console.log(
  `\n${machine.cpu}, ${machine.cores} cores, ${machine.memory_gb} GB, Node ${machine.node}, load ${machine.load[0]?.toFixed(1)}`,
);
printTable(measures);
await mkdir('.data', { recursive: true });
await writeFile(
  '.data/bench.json',
  `${JSON.stringify({ at: new Date().toISOString(), machine, measures }, null, 2)}\n`,
);
