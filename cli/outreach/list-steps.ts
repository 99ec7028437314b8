import type { ApiClient } from '../api/api-client.js';
import type { Paint } from '../report/paint.js';
import { type Cell, renderTable } from '../report/table.js';
import { toTerminalText } from '../terminal-text.js';
import { findCampaign } from './find-campaign.js';
import { campaignPath } from './outreach-api.js';
import type { Found } from './run-outreach.js';
import { readShown, type Shown } from './shown.js';

/** The steps of a campaign's sequence, in their order, with how many leads are at each. */
export async function listSteps(client: ApiClient, campaign: string, signal: AbortSignal): Promise<Found> {
  const { id } = await findCampaign(client, campaign, signal);
  const value = await client.read(`${campaignPath(id)}/sequence`, { signal });
  return { value, lines: (paint) => renderSteps(readShown('sequence', value), paint) };
}

function renderSteps({ status, steps }: Shown<'sequence'>, paint: Paint): string[] {
  if (steps.length === 0) return ['The campaign has no sequence'];
  const header = ['Step', 'Working days', 'Waiting', 'Paused', 'Sent', 'Skipped', 'Ended', 'Subject'];
  const rows = steps.map(({ wait_days, subject, counts }, index) => {
    const { waiting, paused, sent, skipped, ended } = counts;
    const figures = [index + 1, wait_days, waiting, paused, sent, skipped, ended].map(
      (figure): Cell => ({ text: String(figure), align: 'right' }),
    );
    return [...figures, { text: toTerminalText(subject ?? 'Re: the first email') }];
  });
  const head = header.map((name): Cell => ({ text: name, color: 'bold' }));
  return [...renderTable([head, ...rows], paint), ...(status === 'paused' ? ['The sequence is paused'] : [])];
}
