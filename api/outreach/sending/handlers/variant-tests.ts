import type { VariantKey } from '../../../../domain/outreach/sending/variants/variant.js';
import type { VariantChoice, VariantTest } from '../../../../domain/outreach/sending/variants/variant-test.js';
import { TEMPLATE_BOUNDS } from '../../../../domain/outreach/writing/email-template.js';
import { listPlaceholders } from '../../../../domain/outreach/writing/template.js';
import type { OwnerId } from '../../../../domain/workspaces/owner-id.js';
import type { VariantTestsRepository } from '../../../../store/outreach/sending/variants/variant-tests.js';
import type { EmailTemplatesRepository } from '../../../../store/outreach/writing/email-templates.js';
import type { HandlersOf, OperationRequest } from '../../../http/contract/handler.js';
import { HttpError } from '../../../http/http-error.js';
import { currentActor } from '../../../http/requests/request-context.js';
import { type OwnCampaignDeps, ownCampaign } from '../../campaigns/own-campaign.js';
import { type ChooseForQueueDeps, chooseVariantForQueue } from '../choose-variant-for-queue.js';
import { loadVariantTest, loadVariantTests } from '../load-variant-tests.js';

export interface VariantTestsHandlerDeps extends OwnCampaignDeps, ChooseForQueueDeps {
  variantTests: VariantTestsRepository;
  emailTemplates: Pick<EmailTemplatesRepository, 'insert'>;
}

/** Tests of versions: what they have shown, and that a person takes one over. */
export function createVariantTestsHandlers(
  deps: VariantTestsHandlerDeps,
): HandlersOf<'listVariantTests' | 'getVariantTest' | 'chooseVariant'> {
  return {
    listVariantTests: async (req, res) => {
      const { user_id, id } = await ownCampaign(deps, req);
      res.json(await loadVariantTests(deps, user_id, id, new Date()));
    },
    getVariantTest: async (req, res) => {
      const { user_id, id } = await ownCampaign(deps, req);
      res.json(await loadVariantTest(deps, user_id, await ownTest(deps, user_id, id, req.params.test_id), new Date()));
    },
    chooseVariant: async (req, res) => {
      const campaign = await ownCampaign(deps, req);
      const { user_id, id, name } = campaign;
      const { test_id } = req.params;
      const { variant } = req.body;
      const test = await ownTest(deps, user_id, id, test_id);
      const version = test.variants.find(({ key }) => key === variant);
      if (!version) throw error('variant', `The test has no version ${variant}`);
      await recordChoice(deps, req, user_id, test, variant);
      await chooseVariantForQueue(deps, campaign, test_id, version);
      const now = await ownTest(deps, user_id, id, test_id);
      if (now.chosen?.template_id === null) {
        const { subject, body } = version;
        const placeholders = listPlaceholders(`${subject}\n${body}`);
        const title = nameTemplate(name, variant);
        const template = { name: title, subject, body, category: null, placeholders };
        const saved = await deps.emailTemplates.insert(user_id, template, new Date());
        await deps.variantTests.noteTemplate(user_id, test_id, saved.id);
      }
      res.json(await loadVariantTest(deps, user_id, await ownTest(deps, user_id, id, test_id), new Date()));
    },
  };
}

/** @throws HttpError 404 */
async function ownTest(
  { variantTests }: Pick<VariantTestsHandlerDeps, 'variantTests'>,
  userId: OwnerId,
  campaignId: string,
  id: string,
): Promise<VariantTest> {
  const test = await variantTests.find(userId, campaignId, id);
  if (!test) throw HttpError.notFound();
  return test;
}

/** With what the test had shown by then. @throws HttpError 409 where another version was chosen */
async function recordChoice(
  deps: VariantTestsHandlerDeps,
  req: OperationRequest<'chooseVariant'>,
  userId: OwnerId,
  test: VariantTest,
  variant: VariantKey,
): Promise<void> {
  const now = new Date();
  const { answer } = await loadVariantTest(deps, userId, test, now);
  const { id: by } = currentActor(req);
  const { name = null, email = null } = req.session?.user ?? {};
  const author = { by, by_name: name ?? email ?? by };
  const choice: VariantChoice = { variant, at: now.toISOString(), ...author, answer, template_id: null };
  if (await deps.variantTests.choose(userId, test.id, choice)) return;
  const before = (await ownTest(deps, userId, test.campaign_id, test.id)).chosen;
  if (before?.variant !== variant)
    throw new HttpError(409, { detail: `Version ${before?.variant} was chosen already` });
}

function nameTemplate(campaign: string, variant: VariantKey): string {
  const end = `: version ${variant}`;
  return `${campaign.slice(0, TEMPLATE_BOUNDS.name - end.length)}${end}`;
}

function error(field: string, msg: string): HttpError {
  return HttpError.invalidInput({ loc: ['body', field], msg, type: 'value_error' });
}
