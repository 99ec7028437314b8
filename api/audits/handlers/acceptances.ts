import type { Request } from 'express';
import { completeStoredAudit, type StoredAudit } from '../../../domain/audits/complete-stored-audit.js';
import { writeText } from '../../../domain/base/text/write-text.js';
import { identifySite } from '../../../domain/base/url/url-identity.js';
import { resultKey } from '../../../domain/operations/artifact-keys.js';
import {
  type AcceptedEvidence,
  type AcceptedScope,
  MAX_ACCEPTANCES,
} from '../../../domain/seo/acceptance/acceptance.js';
import { findAcceptanceErrors } from '../../../domain/seo/acceptance/find-acceptance-errors.js';
import { ALL_CHECKS } from '../../../domain/seo/checks/index.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import type { ArtifactsRepository } from '../../../store/artifacts/artifacts.js';
import type { AcceptancesRepository } from '../../../store/audits/acceptances.js';
import type { AuditsRepository } from '../../../store/audits/audits.js';
import { type GatherEvidenceDeps, gatherEvidence } from '../../dashboard/gather-evidence.js';
import type { components } from '../../generated/openapi.js';
import type { HandlersOf } from '../../http/contract/handler.js';
import { HttpError } from '../../http/http-error.js';
import { readWebAddress } from '../../http/requests/read-web-address.js';
import { currentUser } from '../../http/requests/request-context.js';
import { findLatestAudit } from '../../sites/latest-audit.js';
import { readSite } from '../../sites/read-site.js';
import { presentAcceptance } from '../acceptance-presenter.js';

export interface AcceptanceHandlerDeps extends GatherEvidenceDeps {
  acceptances: AcceptancesRepository;
  audits: Pick<AuditsRepository, 'findPrevious'>;
  artifacts: Pick<ArtifactsRepository, 'get'>;
}

type Schemas = components['schemas'];

const CHECK_IDS: ReadonlySet<string> = new Set(ALL_CHECKS.map(({ id }) => id));

/** Findings that a user decided to live with, by site. */
export function createAcceptanceHandlers(
  deps: AcceptanceHandlerDeps,
): HandlersOf<'createAcceptance' | 'listAcceptances' | 'getAcceptance' | 'deleteAcceptance'> {
  const { acceptances } = deps;
  const idOf = (req: { params: { acceptance_id: string } }): string => req.params.acceptance_id;
  return {
    createAcceptance: async (req, res) => {
      const user = currentUser(req);
      const { site_url, reason, accepted_by, until = null, ...body } = req.body;
      const site = identifySite(readWebAddress(site_url, ['body', 'site_url']));
      const now = new Date().toISOString();
      const scope = readScope(body, until, now);
      const evidence = await findEvidence(deps, user.id, site, scope);
      const inserted = await acceptances.insert(user.id, site, {
        ...scope,
        reason: reason.trim(),
        accepted_by: signedInName(req) ?? (accepted_by?.trim() || user.id),
        accepted_at: now,
        until,
        evidence,
      });
      if (typeof inserted === 'string') throw conflict(inserted);
      res.status(201).json(presentAcceptance(inserted, now));
    },
    listAcceptances: async (req, res) => {
      const { state } = req.query;
      const now = new Date().toISOString();
      const all = await acceptances.list(currentUser(req).id, readSite(req));
      const shown = all.map((acceptance) => presentAcceptance(acceptance, now));
      res.json(state === undefined ? shown : shown.filter((each) => each.state === state));
    },
    getAcceptance: async (req, res) => {
      const found = await acceptances.find(currentUser(req).id, idOf(req));
      if (!found) throw HttpError.notFound();
      res.json(presentAcceptance(found, new Date().toISOString()));
    },
    deleteAcceptance: async (req, res) => {
      if (!(await acceptances.remove(currentUser(req).id, idOf(req)))) throw HttpError.notFound();
      res.status(204).end();
    },
  };
}

/** @throws HttpError 422 naming each field that is wrong */
function readScope(
  { check, url, url_pattern = null }: Pick<Schemas['NewAcceptance'], 'check' | 'url' | 'url_pattern'>,
  until: string | null,
  now: string,
): AcceptedScope {
  const scope = { check, url: url == null ? null : readWebAddress(url, ['body', 'url']), url_pattern };
  const errors = findAcceptanceErrors({ ...scope, until }, CHECK_IDS, now);
  if (errors.length > 0)
    throw HttpError.invalidInput(
      ...errors.map(({ field, message }) => ({ loc: ['body', field], msg: message, type: 'value_error' })),
    );
  return scope;
}

/** By the audit that shows what is there now; null before the first. */
async function findEvidence(
  deps: AcceptanceHandlerDeps,
  userId: OwnerId,
  site: string,
  scope: AcceptedScope,
): Promise<AcceptedEvidence | null> {
  const latest = await findLatestAudit(deps, userId, site);
  const stored = latest && (await deps.artifacts.get<StoredAudit>(userId, resultKey(latest.id)));
  return stored ? gatherEvidence(deps, userId, completeStoredAudit(stored), scope) : null;
}

/** Who is known by name need not, and cannot, say another one; tokens carry no name. */
function signedInName(req: Pick<Request, 'session'>): string | null {
  const { name = null, email = null } = req.session?.user ?? {};
  return name ?? email;
}

function conflict(reason: 'full' | 'known'): HttpError {
  const detail =
    reason === 'full'
      ? writeText`The site has ${MAX_ACCEPTANCES} acceptances, the most there may be: delete one first, or accept a pattern of URLs`
      : 'This is accepted already: delete that acceptance first to accept it for another reason or as it is now';
  return new HttpError(409, { detail });
}
