import { counted } from '../report/counted.js';
import type { Paint } from '../report/paint.js';
import { type Cell, renderTable } from '../report/table.js';
import { toTerminalText } from '../terminal-text.js';
import type { ShownAcceptance, ShownJudgment } from './shown-acceptance.js';

/** One acceptance in words, as it was just given. */
export function renderAcceptance(given: ShownAcceptance): string[] {
  const { id, check, accepted_from: from } = given;
  const found =
    from === null
      ? 'The last audit found nothing of it: what the next one finds first is accepted.'
      : `Covers ${counted(from.findings, 'finding')} of audit ${from.audit_id}.`;
  return [
    toTerminalText(`Accepted ${check} on ${scopeOf(given)}${untilOf(given)} (${id})`),
    toTerminalText(found),
    'It is left out of scores and lists from the next audit on; --judge-again <audit> counts it in the last one.',
  ];
}

/** A line for each, and how many there are. */
export function renderAcceptances(all: readonly ShownAcceptance[], paint: Paint): string[] {
  const header = ['Id', 'Check', 'Where', 'Last day', 'By', 'Reason'].map((text): Cell => ({ text, color: 'bold' }));
  const rows = all.map((one): Cell[] =>
    [one.id, one.check, scopeOf(one), lastDay(one), one.accepted_by, one.reason].map((text) => ({
      text: toTerminalText(text),
    })),
  );
  const count = counted(all.length, 'acceptance');
  return all.length === 0 ? [count] : [...renderTable([header, ...rows], paint), '', count];
}

/** How the score of an audit changed by what is accepted. */
export function renderJudgment(judged: ShownJudgment): string[] {
  const [before, after] = [judged.previous_overall_score, judged.overall_score].map((score) => score ?? 'none');
  const accepted = counted(judged.accepted_findings, 'finding');
  return [
    toTerminalText(`Audit ${judged.audit_id} was judged again: score ${before} → ${after}, ${accepted} accepted`),
  ];
}

function scopeOf({ site, url, url_pattern }: ShownAcceptance): string {
  return url ?? url_pattern ?? `all of ${site}`;
}

function untilOf({ until }: ShownAcceptance): string {
  return until === null ? '' : ` until ${until}`;
}

function lastDay({ until, state }: ShownAcceptance): string {
  return until === null ? '' : state === 'expired' ? `${until} (passed)` : until;
}
