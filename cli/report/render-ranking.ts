import { toTerminalText } from '../terminal-text.js';
import { counted } from './counted.js';
import type { Paint } from './paint.js';
import type { ShownAudit } from './shown-audit.js';
import { type Cell, renderTable } from './table.js';

interface RankedSite {
  url: string;
  index: number | null;
  note: string;
}

/** Sites by their benchmark index, yours marked; competitors that could not be measured come last, with the reason. */
export function renderRanking(
  { benchmarking, final_url }: Pick<ShownAudit, 'benchmarking' | 'final_url'>,
  paint: Paint,
): string[] {
  if (benchmarking === null) return [];
  const { competitors, your_rank, ranked_sites, your_index, advantages, gaps } = benchmarking;
  const sites: RankedSite[] = [
    { url: final_url, index: your_index, note: 'your site' },
    ...competitors.map(({ url, error, benchmark_index }) => ({ url, index: benchmark_index, note: error ?? '' })),
  ];
  sites.sort((one, other) => (other.index ?? -1) - (one.index ?? -1));
  const place = your_rank === null ? 'none could be measured' : `you are ${your_rank} of ${ranked_sites}`;
  return [
    paint('bold', `Competitors: ${place}`),
    ...renderTable(
      sites.map((site) => siteRow(site, sites)),
      paint,
    ),
    `Ahead of their median in ${counted(advantages.length, 'measure')}, behind in ${gaps.length}`,
  ];
}

/** Equal sites share a place. */
function siteRow({ url, index, note }: RankedSite, sites: readonly RankedSite[]): Cell[] {
  const ahead = sites.filter((site) => (site.index ?? -1) > (index ?? -1)).length;
  return [
    { text: index === null ? '-' : `${ahead + 1}.`, align: 'right' },
    { text: toTerminalText(url) },
    { text: index === null ? '-' : index.toFixed(1), align: 'right' },
    { text: toTerminalText(note) },
  ];
}
