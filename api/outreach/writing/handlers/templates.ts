import { listPlaceholders } from '../../../../domain/outreach/writing/template.js';
import type { EmailTemplatesRepository } from '../../../../store/outreach/writing/email-templates.js';
import type { HandlersOf, OperationRequest } from '../../../http/contract/handler.js';
import { HttpError } from '../../../http/http-error.js';
import { readListQuery, setNextLink } from '../../../http/requests/list-query.js';
import { currentUser } from '../../../http/requests/request-context.js';
import { refuseTemplateErrors } from '../refuse-template-errors.js';

export interface TemplatesHandlerDeps {
  emailTemplates: EmailTemplatesRepository;
}

export function createTemplatesHandlers({
  emailTemplates,
}: TemplatesHandlerDeps): HandlersOf<
  'createTemplate' | 'listTemplates' | 'getTemplate' | 'updateTemplate' | 'deleteTemplate'
> {
  const idOf = (req: { params: { template_id: string } }): string => req.params.template_id;
  return {
    createTemplate: async (req, res) => {
      res.status(201).json(await emailTemplates.insert(currentUser(req).id, readTemplate(req), new Date()));
    },
    listTemplates: async (req, res) => {
      const { limit, cursor } = readListQuery(req);
      const page = await emailTemplates.list(currentUser(req).id, limit, cursor);
      setNextLink(req, res, page.next_cursor);
      res.json(page.items);
    },
    getTemplate: async (req, res) => {
      const template = await emailTemplates.find(currentUser(req).id, idOf(req));
      if (!template) throw HttpError.notFound();
      res.json(template);
    },
    updateTemplate: async (req, res) => {
      const template = await emailTemplates.replace(currentUser(req).id, idOf(req), readTemplate(req), new Date());
      if (!template) throw HttpError.notFound();
      res.json(template);
    },
    deleteTemplate: async (req, res) => {
      if (!(await emailTemplates.remove(currentUser(req).id, idOf(req)))) throw HttpError.notFound();
      res.status(204).end();
    },
  };
}

function readTemplate(req: OperationRequest<'createTemplate' | 'updateTemplate'>) {
  const { name, subject, body, category = null } = req.body;
  refuseTemplateErrors([
    [['subject'], subject],
    [['body'], body],
  ]);
  // The placeholders of both, each once, in the order in which they are read.
  return { name: name.trim(), subject, body, category, placeholders: listPlaceholders(`${subject}\n${body}`) };
}
