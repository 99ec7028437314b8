import { readVariants } from '../../../domain/outreach/sending/variants/variant.js';
import type { QueueTexts } from '../../../domain/outreach/writing/render-opener.js';
import type { EmailTemplatesRepository } from '../../../store/outreach/writing/email-templates.js';
import type { components } from '../../generated/openapi.js';
import { HttpError, type InputError } from '../../http/http-error.js';
import { currentUser } from '../../http/requests/request-context.js';
import { type PlacedText, refuseTemplateErrors } from '../writing/refuse-template-errors.js';

export interface ReadQueueTextsDeps {
  emailTemplates: Pick<EmailTemplatesRepository, 'find'>;
}

type QueueRequest = components['schemas']['QueueRequest'];

/** What a queue sends, with placeholders that can all be read. @throws HttpError 404 and 422 */
export async function readQueueTexts(deps: ReadQueueTextsDeps, req: object, body: QueueRequest): Promise<QueueTexts> {
  const { values = {}, follow_ups = [], variants: others = [] } = body;
  const planned = follow_ups.map(({ after_days, subject = null, body: text }) => ({ after_days, subject, body: text }));
  const text = await readText(deps, req, body);
  refuseFaults(body, text);
  const texts = { ...text, values, follow_ups: planned };
  if (others.length === 0) return texts;
  const read = readVariants(text, others);
  if ('problem' in read) throw error(['variants'], read.problem);
  return { ...texts, variants: read.variants };
}

async function readText({ emailTemplates }: ReadQueueTextsDeps, req: object, body: QueueRequest) {
  const { template_id, subject, body: text } = body;
  if (template_id === undefined) {
    if (subject === undefined || text === undefined)
      throw error(['subject'], 'Give either template_id, or subject and body');
    return { subject, body: text };
  }
  if (subject !== undefined || text !== undefined)
    throw error(['template_id'], 'Give either template_id, or subject and body');
  const template = await emailTemplates.find(currentUser(req).id, template_id);
  if (!template) throw HttpError.notFound('Template not found');
  return { subject: template.subject, body: template.body };
}

function refuseFaults(
  { template_id, follow_ups = [], variants = [] }: QueueRequest,
  { subject, body }: Pick<QueueTexts, 'subject' | 'body'>,
): void {
  const place = (field: string) => (template_id === undefined ? [field] : ['template_id']);
  refuseTemplateErrors([
    [place('subject'), subject],
    [place('body'), body],
    ...[follow_ups, variants].flatMap((list, at) =>
      list.flatMap((each, index): PlacedText[] =>
        (['subject', 'body'] as const).map((field) => [
          [at === 0 ? 'follow_ups' : 'variants', index, field],
          each[field],
        ]),
      ),
    ),
  ]);
}

function error(place: InputError['loc'], msg: string): HttpError {
  return HttpError.invalidInput({ loc: ['body', ...place], msg, type: 'value_error' });
}
