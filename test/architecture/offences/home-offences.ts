import { type Offence, pack, uses } from './offence.js';

const home = (name: string, rule: string, resident: string): Offence => ({
  rule,
  files: { ...pack(name), 'cli/load.ts': uses(name), [resident]: uses(name) },
  reported: [`cli/load.ts → node_modules/${name}/index.js`],
});

export const HOME_OFFENCES: Offence[] = [
  home('mongoose', 'one-home-for-mongoose', 'store/connect.ts'),
  home('lighthouse', 'one-home-for-lighthouse', 'activities/browser/run.ts'),
  home('chrome-launcher', 'one-home-for-chrome-launcher', 'activities/browser/run.ts'),
  home('puppeteer-core', 'one-home-for-puppeteer-core', 'activities/browser/render.ts'),
  home('nodemailer', 'one-home-for-nodemailer', 'activities/mail/send.ts'),
  home('imapflow', 'one-home-for-imapflow', 'activities/mail/poll.ts'),
  home('mailparser', 'one-home-for-mailparser', 'activities/mail/parse.ts'),
  home('smtp-server', 'one-home-for-smtp-server', 'test/support/sink.ts'),
  home('oauth4webapi', 'one-home-for-oauth4webapi', 'activities/oauth/tokens/oauth-client.ts'),
  home('sharp', 'one-home-for-sharp', 'activities/images/read-picture.ts'),
  home('openai', 'one-home-for-openai', 'activities/llm/ask.ts'),
  home('express', 'one-home-for-express', 'api/app.ts'),
  home('express-session', 'one-home-for-express-session', 'api/auth/session.ts'),
  home('passport-openidconnect', 'one-home-for-passport', 'api/auth/openid.ts'),
  home('express-openapi-validator', 'one-home-for-express-openapi-validator', 'api/router.ts'),
  home('helmet', 'one-home-for-helmet', 'api/headers.ts'),
  home('swagger-ui-dist', 'one-home-for-swagger-ui-dist', 'api/docs.ts'),
  home('@temporalio/worker', 'one-home-for-temporalio-worker', 'workers/main.ts'),
  home('@temporalio/client', 'one-home-for-temporalio-client', 'api/workflow-gateway.ts'),
  home('undici', 'one-home-for-undici', 'platform/network/connector.ts'),
  home('htmlparser2', 'one-home-for-htmlparser2', 'activities/crawl/parse.ts'),
  home('sax', 'one-home-for-sax', 'activities/crawl/sitemap.ts'),
  home('preact-render-to-string', 'one-home-for-preact', 'web/report/render.ts'),
  home('iconv-lite', 'one-home-for-iconv-lite', 'activities/crawl/decode.ts'),
];
