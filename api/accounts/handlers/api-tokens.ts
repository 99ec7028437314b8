import { MOST_API_TOKENS } from '../../../domain/accounts/api-token.js';
import type { ApiTokensRepository } from '../../../store/accounts/api-tokens.js';
import { createApiToken } from '../../http/auth/api-tokens.js';
import type { HandlersOf } from '../../http/contract/handler.js';
import { HttpError } from '../../http/http-error.js';
import { currentActor, currentUser, readRequestContext } from '../../http/requests/request-context.js';

export interface ApiTokenHandlerDeps {
  apiTokens: ApiTokensRepository;
}

const DAY_MS = 86_400_000;

/** A person's own tokens in the workspace of the request. */
export function createApiTokenHandlers({
  apiTokens,
}: ApiTokenHandlerDeps): HandlersOf<'listApiTokens' | 'createApiToken' | 'revokeApiToken'> {
  return {
    listApiTokens: async (req, res) => {
      res.json(await apiTokens.list(currentActor(req).id, currentUser(req).id));
    },
    createApiToken: async (req, res) => {
      refuseTokens(req);
      const { id: user_id, plan } = currentActor(req);
      const { name, access, expires_in_days } = req.body;
      const now = new Date();
      if ((await apiTokens.count(user_id, now)) >= MOST_API_TOKENS)
        throw new HttpError(409, {
          detail: `You have ${MOST_API_TOKENS} tokens, which is the most. Revoke one first.`,
        });
      const { token, token_hash, last_four } = createApiToken();
      const expires_at = new Date(now.getTime() + expires_in_days * DAY_MS);
      const workspace_id = currentUser(req).id;
      const made = { user_id, workspace_id, name: name.trim(), access, plan, token_hash, last_four, expires_at };
      res.status(201).json({ ...(await apiTokens.insert(made, now)), token });
    },
    revokeApiToken: async (req, res) => {
      refuseTokens(req);
      const isRevoked = await apiTokens.remove(currentActor(req).id, currentUser(req).id, req.params.token_id);
      if (!isRevoked) throw HttpError.notFound();
      res.status(204).end();
    },
  };
}

/** One that has leaked could live on by others that it makes. */
function refuseTokens(req: object): void {
  if (readRequestContext(req).token === null) return;
  throw new HttpError(403, {
    detail: 'An API token cannot create or revoke tokens. Sign in to the app and do it there.',
  });
}
