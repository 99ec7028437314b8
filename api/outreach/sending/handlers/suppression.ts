import { bareAddress } from '../../../../domain/outreach/addresses/bare-address.js';
import { findEmailError } from '../../../../domain/outreach/addresses/find-email-error.js';
import { SUPPRESSION_COLUMNS } from '../../../../domain/outreach/campaigns/csv/suppressions.js';
import { suppressedAddress } from '../../../../domain/outreach/sending/suppressed-address.js';
import type { SuppressionsRepository } from '../../../../store/outreach/sending/suppressions.js';
import type { HandlersOf } from '../../../http/contract/handler.js';
import { HttpError } from '../../../http/http-error.js';
import { readListQuery, setNextLink } from '../../../http/requests/list-query.js';
import { currentUser } from '../../../http/requests/request-context.js';
import { sendCsv } from '../../../reports/exports/send-csv.js';
import { type StopSuppressedDeps, stopSuppressed } from '../stop-suppressed.js';

export interface SuppressionHandlerDeps extends StopSuppressedDeps {
  suppressions: SuppressionsRepository;
}

export function createSuppressionHandlers(
  deps: SuppressionHandlerDeps,
): HandlersOf<
  'suppressAddress' | 'listSuppressions' | 'suppressAddresses' | 'exportSuppressions' | 'deleteSuppression'
> {
  const { suppressions } = deps;
  return {
    suppressAddress: async (req, res) => {
      const { email: given, reason = null } = req.body;
      const { email, error } = readSuppressed(given);
      if (email === null) throw HttpError.invalidInput({ loc: ['body', 'email'], msg: error, type: 'email_parsing' });
      const { id } = currentUser(req);
      const { suppression, inserted } = await suppressions.add(id, { email, reason, source: 'manual' }, new Date());
      await stopSuppressed(deps, id, [email]);
      res.status(inserted ? 201 : 200).json(suppression);
    },
    listSuppressions: async (req, res) => {
      const { limit, cursor } = readListQuery(req);
      const page = await suppressions.list(currentUser(req).id, limit, cursor);
      setNextLink(req, res, page.next_cursor);
      res.json(page.items);
    },
    suppressAddresses: async (req, res) => {
      const { emails, reason = null } = req.body;
      const read = emails.map((given, index) => ({ given, index, ...readSuppressed(bareAddress(given)) }));
      const fit = read.flatMap(({ email }) => email ?? []);
      const unique = [...new Set(fit)];
      const { added } = await addMany(req, unique, reason);
      const failed = read.flatMap(({ given, index, email, error }) =>
        email === null ? [`#${index} ${given.slice(0, 100)}: ${error}`] : [],
      );
      res.json({ added, skipped: fit.length - added, failed });
    },
    exportSuppressions: async (req, res) => {
      const { id } = currentUser(req);
      const name = `suppression-${new Date().toISOString().slice(0, 10)}.csv`;
      await sendCsv(res, name, SUPPRESSION_COLUMNS, suppressions.stream(id));
    },
    deleteSuppression: async (req, res) => {
      if (!(await suppressions.remove(currentUser(req).id, req.params.suppression_id))) {
        throw HttpError.notFound();
      }
      res.status(204).end();
    },
  };

  async function addMany(req: object, emails: string[], reason: string | null): Promise<{ added: number }> {
    if (emails.length === 0) return { added: 0 };
    const { id } = currentUser(req);
    const done = await suppressions.addMany(id, emails, reason, 'manual', new Date());
    await stopSuppressed(deps, id, emails);
    return done;
  }
}

/** An address, or "@" and a domain, in one form; null with what is wrong with it. */
function readSuppressed(given: string): { email: string; error: null } | { email: null; error: string } {
  const trimmed = given.trim();
  const email = suppressedAddress(trimmed);
  const error = findEmailError(trimmed.replace(/^\*?@/, 'anyone@'));
  if (email !== null && error === null) return { email, error };
  return { email: null, error: email === null ? NO_ADDRESS : (error ?? NO_ADDRESS) };
}

const NO_ADDRESS =
  'Enter an email address, or a domain as "@example.com" or "*@example.com"; other wildcards are not supported';
