import { ATTEMPT_COLUMNS } from '../../../../domain/outreach/campaigns/csv/attempts.js';
import { LEAD_COLUMNS } from '../../../../domain/outreach/campaigns/csv/leads.js';
import { REPLY_COLUMNS } from '../../../../domain/outreach/campaigns/csv/replies.js';
import type { Lead } from '../../../../domain/outreach/campaigns/lead.js';
import type { LeadsRepository } from '../../../../store/outreach/campaigns/leads.js';
import type { OutreachReportsRepository } from '../../../../store/outreach/campaigns/outreach-reports.js';
import type { RepliesRepository } from '../../../../store/outreach/replies/replies.js';
import type { AttemptsRepository } from '../../../../store/outreach/sending/attempts.js';
import type { HandlersOf } from '../../../http/contract/handler.js';
import { currentUser } from '../../../http/requests/request-context.js';
import { campaignFileName } from '../../../reports/exports/campaign-file-name.js';
import type { CsvValue } from '../../../reports/exports/csv.js';
import { sendCsv } from '../../../reports/exports/send-csv.js';
import { type OwnCampaignDeps, ownCampaign } from '../own-campaign.js';

export interface ReportingHandlerDeps extends OwnCampaignDeps {
  outreachReports: OutreachReportsRepository;
  leads: Pick<LeadsRepository, 'customNames' | 'stream'>;
  attempts: Pick<AttemptsRepository, 'stream'>;
  replies: Pick<RepliesRepository, 'stream'>;
}

const IS_LEAD_COLUMN: ReadonlySet<string> = new Set(LEAD_COLUMNS);

/** The columns of leads, and behind them their values of variables, by name. */
async function* withOwn(
  leads: AsyncIterable<Lead>,
  names: readonly string[],
): AsyncGenerator<Readonly<Record<string, CsvValue>>> {
  for await (const lead of leads) {
    const fields = LEAD_COLUMNS.map((name): [string, CsvValue] => [name, lead[name]]);
    const own = names.map((name): [string, CsvValue] => [name, lead.custom[name] ?? null]);
    yield Object.fromEntries([...fields, ...own]);
  }
}

export function createReportingHandlers(
  deps: ReportingHandlerDeps,
): HandlersOf<'getCampaignAnalytics' | 'getReportingSnapshot' | 'exportLeads' | 'exportAttempts' | 'exportReplies'> {
  const { outreachReports, leads, attempts, replies } = deps;
  return {
    getCampaignAnalytics: async (req, res) => {
      const { user_id, id } = await ownCampaign(deps, req);
      const { days = 30 } = req.query;
      res.json(await outreachReports.analytics(user_id, id, days, new Date()));
    },
    getReportingSnapshot: async (req, res) => {
      res.json(await outreachReports.snapshot(currentUser(req).id, new Date()));
    },
    exportLeads: async (req, res) => {
      const { user_id, id, name } = await ownCampaign(deps, req);
      const own = (await leads.customNames(user_id, id)).filter((each) => !IS_LEAD_COLUMN.has(each));
      const columns: readonly string[] = [...LEAD_COLUMNS, ...own];
      await sendCsv(res, campaignFileName('leads', name, new Date()), columns, withOwn(leads.stream(user_id, id), own));
    },
    exportAttempts: async (req, res) => {
      const { user_id, id, name } = await ownCampaign(deps, req);
      await sendCsv(res, campaignFileName('attempts', name, new Date()), ATTEMPT_COLUMNS, attempts.stream(user_id, id));
    },
    exportReplies: async (req, res) => {
      const { user_id, id, name } = await ownCampaign(deps, req);
      await sendCsv(res, campaignFileName('replies', name, new Date()), REPLY_COLUMNS, replies.stream(user_id, id));
    },
  };
}
