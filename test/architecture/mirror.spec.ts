import { expect } from 'chai';
import ts from 'typescript';
import { expectNone } from '../support/expect-none.js';
import { hasHouseFile, houseFiles, readHouseFile } from '../support/house-files.js';

const MIRRORED = ['domain', 'store', 'platform', 'workflows', 'activities', 'api', 'web'];
const SPEC_HOMES = [...MIRRORED, 'workers', 'cli', 'scripts'];

const REGISTERS = 'architecture/registers.spec.ts finds every check in the catalogue, and no other';
const FORMS = 'api/handlers/reports.spec.ts asks for every form over the real store';
const REPORT = 'web/report/render-report.spec.ts finds what it shows on the whole page';
const SHORT = 'web/report/short/render-short-report.spec.ts finds what it shows on the whole page';
const SHORT_STYLE = 'web/report/short/style/short-style.spec.ts reads the whole style sheet';
const LINKS = 'api/handlers/audit-links.spec.ts asks for every list over the real store';
const LINK_PAGES = 'api/handlers/app/audit-links.spec.ts asks for pages of every kind of URL';
const GERMAN = 'web/report/texts/describe-work.spec.ts looks for the text of every check';
const ACCEPTANCES = 'api/handlers/app/acceptances.spec.ts asks for these pages with and without records';
const FULL_GERMAN = 'calibration/german-report.spec.ts reads every German text of forty sites';
const BRANDS = 'api/handlers/app/brands.spec.ts asks for brands, and for reports that bear them';
const CHECK_SETS = 'api/handlers/app/check-sets.spec.ts makes, edits and tries sets in a browser';
const WORDS = 'architecture/outreach-words.spec.ts compares these words with openapi.yaml';
const TAKEN = 'activities/outreach/replies/take-message.spec.ts takes messages of every kind';
const EFFECTS = 'activities/outreach/replies/apply-effects.spec.ts takes every consequence over the real store';
const TOOL_WORDS = 'architecture/tool-words.spec.ts compares these words with openapi.yaml';
const WORDINGS = 'domain/seo/descriptions/wordings/all-wordings.spec.ts reads every wording';
const STOP_LISTS = 'domain/seo/language/stop-words.spec.ts reads the list of every language';
const LOOKS = 'domain/seo/alt-text/words/all-look-words.spec.ts reads the words of every language';
const APP = 'web/app/app-pages.spec.ts looks at every page in a browser';
const ORDERS = 'domain/outreach/replies/classes/unsubscribe.spec.ts gives orders in every language';
const CONSTRUCTIONS =
  'domain/outreach/replies/classifier/find-constructions.spec.ts finds what is said in every language';
const CONCEPTS = 'domain/outreach/replies/classifier/find-concepts.spec.ts finds words of every language';
const OUTREACH_PAGES = 'web/app/outreach-pages.spec.ts uses these pages in a browser';
const MAILING = 'api/handlers/app/mailing.spec.ts asks for these pages with and without records';
const DASHBOARD_WORDS = 'architecture/dashboard-words.spec.ts compares these words with openapi.yaml';
const DOM = 'activities/browser/dom-renderer.spec.ts renders pages of every kind';
const SITE_HEADERS = 'activities/browser/send-site-headers.spec.ts finds the secrets in no argument of a process';
const SCHEDULES = 'api/handlers/site-schedules.spec.ts keeps, replaces and removes what opens a site';
const CONTRACT = 'architecture/bundle.spec.ts compares these names with the bundle';

/** Sources that only name or bind what others do, and the spec that holds them to it. Types alone need no entry. */
const HELD_ELSEWHERE: Record<string, string> = {
  'api/links/read-link-query.ts': LINKS,
  'api/links/require-link-index.ts': LINKS,
  'api/links/send-link-targets.ts': LINKS,
  'api/links/send-links.ts': LINKS,
  'api/links/stream-links.ts': LINKS,
  'api/links/send-orphans.ts': LINKS,
  'domain/seo/links/link-row.ts': LINKS,
  'domain/seo/links/orphan-report.ts': LINKS,
  'activities/browser/receive-secret.ts': SITE_HEADERS,
  'api/sites/keep-crawl-access.ts': SCHEDULES,
  'api/sites/keep-schedule-access.ts': SCHEDULES,
  'domain/sites/schedule-access-id.ts': SCHEDULES,
  'api/sites/read-own-checks.ts': 'api/handlers/check-sets.spec.ts asks for sets and for audits with them',
  'domain/seo/artifacts/page-extraction.ts':
    'activities/crawl/extract/extract-page.spec.ts goes to each bound and beyond',
  'domain/seo/export/page-cells.ts': 'domain/seo/export/extracted-cells.spec.ts reads whole lines of the table',
  'domain/seo/own-checks/check-set.ts': 'api/handlers/check-sets.spec.ts keeps as many as one may',
  'activities/browser/dom-child.ts': DOM,
  'activities/browser/dom-tab.ts': DOM,
  'activities/browser/serialize-document.ts': DOM,
  'activities/crawl/dom-session.ts': 'scenarios/cases/rendering-crawl.spec.ts crawls sites with and without scripts',
  'activities/outreach/replies/find-mailed-unsubscribe.ts':
    'scenarios/outreach/mailed-unsubscribe.spec.ts finds tokens of every kind',
  'activities/outreach/replies/mailbox-scope.ts': TAKEN,
  'activities/outreach/replies/match-reply.ts': TAKEN,
  'activities/outreach/replies/settle-uncertain.ts': TAKEN,
  'activities/outreach/replies/to-reply.ts': TAKEN,
  'activities/outreach/replies/move-lead.ts': EFFECTS,
  'activities/outreach/replies/plan-changes.ts': EFFECTS,
  'activities/outreach/replies/touched.ts': EFFECTS,
  'activities/outreach/replies/read-messages.ts':
    'activities/outreach/replies/poll-mailbox.spec.ts reads servers that are cut and that hang',
  'activities/outreach/task-end.ts': 'activities/outreach/dispatch-task.spec.ts ends tasks in every way',
  'activities/outreach/replies/save-poll-result.ts':
    'activities/outreach/replies/index.spec.ts counts what a poll found',
  'api/operations/send-poll.ts': 'api/handlers/outreach/replies.spec.ts asks for polls that ended in every way',
  'api/gateways/gateway-call.ts': 'api/workflow-gateway.spec.ts calls servers that are away, refuse and come back',
  'workflows/look-again.ts': 'workflows/poll-replies.spec.ts wakes what is there and what is gone',
  'workflows/read-mailboxes.ts': 'workflows/poll-replies.spec.ts reads mailboxes by hand and by a Schedule',
  'workflows/contract/classify-replies.ts': CONTRACT,
  'workflows/contract/correct-reply.ts': CONTRACT,
  'workflows/contract/insights.ts': CONTRACT,
  'workflows/contract/sweep-attempts.ts': CONTRACT,
  'domain/ownership/ownership.ts': 'domain/ownership/describe-ways.spec.ts writes out the texts',
  'api/ownership/read-own-page.ts':
    'api/ownership/check-ownership.spec.ts visits sites that redirect and are not there',
  'api/ownership/require-ownership.ts':
    'api/handlers/ownerships.spec.ts starts audits of sites that are and are not proved',
  'api/ownership-parts.ts': 'scenarios/isolation.spec.ts checks ownership in the whole product',
  'domain/seo/acceptance/acceptance.ts': 'store/repositories/acceptances.spec.ts takes as many as a site may have',
  'domain/seo/acceptance/accepted-findings.ts':
    'domain/seo/audit/complete-stored-audit.spec.ts fills in what older audits lack',
  'domain/seo/language/stop-words/asian-stop-words.ts': STOP_LISTS,
  'domain/seo/language/stop-words/germanic-stop-words.ts': STOP_LISTS,
  'domain/seo/language/stop-words/middle-eastern-stop-words.ts': STOP_LISTS,
  'domain/seo/language/stop-words/other-european-stop-words.ts': STOP_LISTS,
  'domain/seo/language/stop-words/romance-stop-words.ts': STOP_LISTS,
  'domain/seo/language/stop-words/slavic-stop-words.ts': STOP_LISTS,
  'domain/outreach/replies/classes/unsubscribe-orders.ts': ORDERS,
  'domain/outreach/replies/classes/unsubscribe-orders-elsewhere.ts': ORDERS,
  'domain/outreach/replies/classifier/harmful-classes.ts':
    'domain/outreach/replies/classifier/decide-class.spec.ts weighs them, confidence-in.spec.ts fears them',
  'domain/outreach/replies/classifier/concepts/de.ts': CONCEPTS,
  'domain/outreach/replies/classifier/concepts/en.ts': CONCEPTS,
  'domain/outreach/replies/classifier/concepts/es.ts': CONCEPTS,
  'domain/outreach/replies/classifier/concepts/fr.ts': CONCEPTS,
  'domain/outreach/replies/classifier/concepts/it.ts': CONCEPTS,
  'domain/outreach/replies/classifier/concepts/ja.ts': CONCEPTS,
  'domain/outreach/replies/classifier/concepts/nl.ts': CONCEPTS,
  'domain/outreach/replies/classifier/concepts/pl.ts': CONCEPTS,
  'domain/outreach/replies/classifier/concepts/pt.ts': CONCEPTS,
  'domain/outreach/replies/classifier/constructions/construction.ts': CONSTRUCTIONS,
  'domain/outreach/replies/classifier/constructions/de.ts': CONSTRUCTIONS,
  'domain/outreach/replies/classifier/constructions/en.ts': CONSTRUCTIONS,
  'domain/outreach/replies/classifier/constructions/es.ts': CONSTRUCTIONS,
  'domain/outreach/replies/classifier/constructions/fr.ts': CONSTRUCTIONS,
  'domain/outreach/replies/classifier/constructions/it.ts': CONSTRUCTIONS,
  'domain/outreach/replies/classifier/constructions/ja.ts': CONSTRUCTIONS,
  'domain/outreach/replies/classifier/constructions/nl.ts': CONSTRUCTIONS,
  'domain/outreach/replies/classifier/constructions/pl.ts': CONSTRUCTIONS,
  'domain/outreach/replies/classifier/constructions/pt.ts': CONSTRUCTIONS,
  'domain/outreach/replies/classifier/distinctive-words.ts':
    'domain/outreach/replies/classifier/guess-language.spec.ts guesses languages by them',
  'domain/outreach/replies/classifier/learned-classes.ts':
    'domain/outreach/replies/classifier/decide-class.spec.ts decides between all of them',
  'domain/outreach/attempt.ts': WORDS,
  'domain/outreach/campaign.ts': WORDS,
  'domain/outreach/discovery.ts': WORDS,
  'domain/outreach/email-template.ts': WORDS,
  'domain/outreach/follow-up.ts': WORDS,
  'domain/outreach/lead-status.ts': WORDS,
  'domain/outreach/policy.ts': WORDS,
  'domain/outreach/reply.ts': WORDS,
  'domain/outreach/send-queue.ts': WORDS,
  'domain/outreach/sender.ts': WORDS,
  'domain/outreach/suppression.ts': WORDS,
  'domain/seo/scoring/check-costs.ts': 'domain/seo/scoring/cost-of-check.spec.ts holds each cost against the catalogue',
  'domain/seo/checks/canonical-checks.ts': REGISTERS,
  'domain/seo/checks/crawl-checks.ts': REGISTERS,
  'domain/seo/checks/hreflang-checks.ts': REGISTERS,
  'domain/seo/checks/image-checks.ts': REGISTERS,
  'domain/seo/checks/index-checks.ts': REGISTERS,
  'domain/seo/checks/index.ts': REGISTERS,
  'domain/seo/checks/lang-checks.ts': REGISTERS,
  'domain/seo/checks/link-checks.ts': REGISTERS,
  'domain/seo/checks/pagination-checks.ts': REGISTERS,
  'domain/seo/checks/robots-checks.ts': REGISTERS,
  'domain/seo/checks/search-data-checks.ts': REGISTERS,
  'activities/search-data/analysis/load-analysis.ts':
    'domain/seo/search-console/opportunities-report.spec.ts begins with what it loads',
  'activities/search-data/analysis/save-search-result.ts':
    'activities/search-data/analysis/compose-search-performance.spec.ts reads what it saves',
  'activities/search-data/analysis/index.ts': 'scenarios/search-performance.spec.ts runs every one of them',
  'workflows/collect-search.ts': 'workflows/search-analysis.spec.ts reads sets that fail and that do not',
  'workflows/contract/search-analysis.ts': CONTRACT,
  'domain/seo/search-console/forecast/forecast-method.ts':
    'domain/seo/search-console/forecast/week-sums.spec.ts sums seasons of this length',
  'domain/seo/checks/url-checks.ts': REGISTERS,
  'domain/dashboard/strategy/strategic-report.ts':
    'domain/dashboard/strategy/compose-strategy.spec.ts reads every figure of a report',
  'domain/seo/components.ts': 'architecture/registers.spec.ts sums the weights',
  'domain/seo/alt-text/words/de.ts': LOOKS,
  'domain/seo/alt-text/words/en.ts': LOOKS,
  'domain/seo/alt-text/words/es.ts': LOOKS,
  'domain/seo/alt-text/words/fr.ts': LOOKS,
  'domain/seo/alt-text/words/it.ts': LOOKS,
  'domain/seo/alt-text/words/nl.ts': LOOKS,
  'domain/seo/alt-text/words/pt.ts': LOOKS,
  'domain/seo/descriptions/wordings/de.ts': WORDINGS,
  'domain/seo/descriptions/wordings/en.ts': WORDINGS,
  'domain/seo/descriptions/wordings/es.ts': WORDINGS,
  'domain/seo/descriptions/wordings/fr.ts': WORDINGS,
  'domain/seo/descriptions/wordings/it.ts': WORDINGS,
  'domain/seo/descriptions/wordings/nl.ts': WORDINGS,
  'domain/seo/descriptions/wordings/pt.ts': WORDINGS,
  'domain/seo/alt-text/alt-request.ts': TOOL_WORDS,
  'domain/seo/artifacts/picture.ts': TOOL_WORDS,
  'domain/seo/descriptions/description-request.ts': TOOL_WORDS,
  'domain/seo/opengraph/platforms/all-platforms.ts': TOOL_WORDS,
  'domain/seo/opengraph/platforms/platform.ts': TOOL_WORDS,
  'workflows/contract/content-analysis.ts': CONTRACT,
  'workflows/contract/writing-tools.ts': CONTRACT,
  'web/app/pages/acceptances-page.tsx': ACCEPTANCES,
  'web/app/pages/audit-issues-page.tsx': ACCEPTANCES,
  'web/app/parts/acceptance-list.tsx': ACCEPTANCES,
  'web/app/pages/audits-page.tsx': APP,
  'web/app/pages/campaign-page.tsx': APP,
  'web/app/pages/campaigns-page.tsx': APP,
  'web/app/pages/connections-page.tsx': APP,
  'web/app/pages/home-page.tsx': APP,
  'web/app/pages/links-page.tsx': APP,
  'web/app/pages/no-links-page.tsx': APP,
  'web/app/pages/url-links-page.tsx': APP,
  'web/app/pages/leads-page.tsx': OUTREACH_PAGES,
  'web/app/pages/missing-page.tsx': APP,
  'web/app/pages/operation-page.tsx': APP,
  'web/app/pages/senders-page.tsx': OUTREACH_PAGES,
  'web/app/pages/signed-out-page.tsx': 'api/handlers/app/app-page.spec.ts asks for pages of every kind',
  'web/app/pages/site-page.tsx': APP,
  'web/app/pages/site-schedules.tsx': APP,
  'web/app/pages/suppressions-page.tsx': MAILING,
  'web/app/pages/system-page.tsx': APP,
  'web/app/pages/templates-page.tsx': MAILING,
  'web/app/pages/brands-page.tsx': BRANDS,
  'web/app/pages/check-sets-page.tsx': CHECK_SETS,
  'web/app/parts/check-set-form.tsx': CHECK_SETS,
  'web/app/parts/check-set-choice.tsx': CHECK_SETS,
  'web/app/parts/extraction-fields.tsx': CHECK_SETS,
  'web/app/parts/filter-fields.tsx': CHECK_SETS,
  'web/app/parts/wrapped-field.tsx': CHECK_SETS,
  'web/app/parts/report-choices.tsx': BRANDS,
  'web/app/pages/write-page.tsx': OUTREACH_PAGES,
  'web/app/parts/campaign-head.tsx': APP,
  'web/app/parts/field.tsx': APP,
  'web/app/parts/health-card.tsx': APP,
  'web/app/parts/links-head.tsx': APP,
  'web/app/parts/links-path.ts': LINK_PAGES,
  'web/app/parts/show-status.ts': LINK_PAGES,
  'web/app/parts/target-link.tsx': APP,
  'web/app/parts/next-page.tsx': MAILING,
  'web/app/parts/outreach-head.tsx': MAILING,
  'web/app/parts/pipeline.tsx': APP,
  'web/app/parts/replies-of.tsx': 'api/handlers/app/campaigns.spec.ts shows replies with and without the filter',
  'web/app/parts/reply-card.tsx': 'web/app/app-script.spec.ts saves what replies mean in a browser',
  'web/app/parts/site-settings.tsx': APP,
  'web/app/parts/score-badge.tsx': APP,
  'web/app/parts/select-field.tsx': APP,
  'web/app/parts/state-badge.tsx': APP,
  'web/app/parts/tabs.tsx': MAILING,
  'web/app/parts/held-card.tsx': 'api/handlers/app/campaigns.spec.ts asks why follow-ups wait',
  'web/app/parts/uncertain-card.tsx': 'api/handlers/app/campaigns.spec.ts asks what became of uncertain mails',
  'web/app/render-app.tsx': APP,
  'web/app/shell.tsx': APP,
  'web/app/style/app-style.ts': APP,
  'web/app/style/forms.ts': APP,
  'web/app/style/shell.ts': APP,
  'web/report/style/colours.ts': 'web/report/style/report-style.spec.ts reads the whole style sheet',
  'api/handlers/app/index.ts': 'api/handlers/app/app-page.spec.ts asks for pages of every kind',
  'domain/sites/site-task.ts': DASHBOARD_WORDS,
  'domain/webhooks/webhook.ts': DASHBOARD_WORDS,
  'domain/webhooks/webhook-event.ts': DASHBOARD_WORDS,
  'workflows/contract/refresh-dashboard.ts': CONTRACT,
  'workflows/run-as-operation.ts': 'workflows/run-site-task.spec.ts runs operations that nobody asked for',
  'activities/dashboard/index.ts': 'scenarios/dashboard-walk.spec.ts refreshes a dashboard on a whole platform',
  'activities/webhooks/index.ts': 'scenarios/webhooks.spec.ts has endpoints told by a whole platform',
  'store/index.ts': 'architecture/portable-schemas.spec.ts finds every model in it',
  'web/report/parts/badge.tsx': REPORT,
  'web/report/parts/foreign.tsx': REPORT,
  'web/report/parts/histogram.tsx': REPORT,
  'web/report/parts/section.tsx': REPORT,
  'web/report/parts/site-origin.ts': 'web/report/parts/safe-link.spec.ts shows addresses on a site of its own',
  'web/report/sections/about.tsx': REPORT,
  'web/report/sections/benchmark-points.tsx': REPORT,
  'web/report/sections/competitors.tsx': REPORT,
  'web/report/sections/component-scores.tsx': REPORT,
  'web/report/sections/contents.tsx': REPORT,
  'web/report/sections/keywords.tsx': REPORT,
  'web/report/sections/masthead.tsx': REPORT,
  'web/report/sections/measure-bars.tsx': REPORT,
  'web/report/sections/overview.tsx': REPORT,
  'web/report/sections/recommendations.tsx': REPORT,
  'web/report/sections/roadmap.tsx': REPORT,
  'web/report/sections/score.tsx': REPORT,
  'web/report/sections/settings.tsx': REPORT,
  'web/report/sections/sitemap.tsx': REPORT,
  'web/report/sections/speed.tsx': REPORT,
  'web/report/sections/speed-run.tsx': REPORT,
  'web/report/sections/unmeasured.tsx': REPORT,
  'web/report/style/charts.ts': 'web/report/style/report-style.spec.ts reads the whole style sheet',
  'web/report/style/details.ts': 'web/report/style/report-style.spec.ts reads the whole style sheet',
  'web/report/style/ground.ts': 'web/report/style/report-style.spec.ts reads the whole style sheet',
  'web/report/style/layout.ts': 'web/report/style/report-style.spec.ts reads the whole style sheet',
  'web/report/style/print.ts': 'web/report/style/report-style.spec.ts reads the whole style sheet',
  'web/report/style/tables.ts': 'web/report/style/report-style.spec.ts reads the whole style sheet',
  'web/report/parts/brand-logo-image.tsx': SHORT,
  'activities/browser/shot-child.ts': 'activities/browser/start-page-camera.spec.ts takes pictures with it',
  'activities/browser/devices.ts': 'activities/browser/start-page-camera.spec.ts looks at the sizes of the pictures',
  'domain/reports/brand.ts': 'store/repositories/report-brands.spec.ts takes as many as it allows',
  'web/report/short/style/cover.ts': SHORT_STYLE,
  'web/report/short/style/page.ts': SHORT_STYLE,
  'web/report/short/style/parts.ts': SHORT_STYLE,
  'web/report/short/parts/sheet.tsx': SHORT,
  'web/report/short/parts/translated-text.tsx': SHORT,
  'web/report/short/parts/work-title.tsx': SHORT,
  'web/report/short/sections/causes-sheet.tsx': SHORT,
  'web/report/short/sections/cover.tsx': SHORT,
  'web/report/short/sections/limits-sheet.tsx': SHORT,
  'web/report/short/sections/roadmap-sheet.tsx': SHORT,
  'web/report/short/sections/score-sheet.tsx': SHORT,
  'web/report/short/sections/start-page.tsx': SHORT,
  'web/report/short/sections/trend.tsx': SHORT,
  'web/report/short/sections/verdict-sheet.tsx': SHORT,
  'web/report/short/short-context.ts': SHORT,
  'web/report/texts/all-texts.ts': SHORT,
  'web/report/texts/de.ts': SHORT,
  'web/report/texts/en.ts': SHORT,
  'web/report/parts/check-title.tsx': FULL_GERMAN,
  'web/report/parts/phrase.tsx': FULL_GERMAN,
  'web/report/parts/reason.tsx': FULL_GERMAN,
  'web/report/parts/recommendation-title.tsx': FULL_GERMAN,
  'web/report/parts/report-language.ts': FULL_GERMAN,
  'web/report/parts/work-reason.tsx': FULL_GERMAN,
  'web/report/texts/de/phrases.ts': FULL_GERMAN,
  'web/report/texts/de/phrases/causes.ts': FULL_GERMAN,
  'web/report/texts/de/phrases/content-improvements.ts': FULL_GERMAN,
  'web/report/texts/de/phrases/counted.ts': FULL_GERMAN,
  'web/report/texts/de/phrases/expected.ts': FULL_GERMAN,
  'web/report/texts/de/phrases/frames.ts': FULL_GERMAN,
  'web/report/texts/de/phrases/lighthouse.ts': FULL_GERMAN,
  'web/report/texts/de/phrases/measures.ts': FULL_GERMAN,
  'web/report/texts/de/phrases/observed.ts': FULL_GERMAN,
  'web/report/texts/de/phrases/page-improvements.ts': FULL_GERMAN,
  'web/report/texts/de/phrases/places.ts': FULL_GERMAN,
  'web/report/texts/de/phrases/scoring.ts': FULL_GERMAN,
  'web/report/texts/de/phrases/snippets.ts': FULL_GERMAN,
  'web/report/texts/de/phrases/technical-improvements.ts': FULL_GERMAN,
  'web/report/texts/de/whys.ts': FULL_GERMAN,
  'web/report/texts/de/whys/index-whys.ts': FULL_GERMAN,
  'web/report/texts/de/whys/page-whys.ts': FULL_GERMAN,
  'web/report/texts/full/all-full-texts.ts': FULL_GERMAN,
  'web/report/texts/full/de.ts': FULL_GERMAN,
  'web/report/texts/full/de-measures.ts': FULL_GERMAN,
  'web/report/texts/full/en.ts': FULL_GERMAN,
  'web/report/texts/full/en-measures.ts': FULL_GERMAN,
  'web/report/texts/de/families.ts': GERMAN,
  'web/report/texts/de/improvements.ts': GERMAN,
  'web/report/texts/de/topics.ts': GERMAN,
  'web/report/texts/de/work.ts': GERMAN,
  'web/report/texts/de/checks/crawl.ts': GERMAN,
  'web/report/texts/de/checks/head.ts': GERMAN,
  'web/report/texts/de/checks/indexing.ts': GERMAN,
  'web/report/texts/de/checks/links.ts': GERMAN,
  'web/report/texts/de/checks/media.ts': GERMAN,
  'web/report/texts/de/checks/performance.ts': GERMAN,
  'web/report/texts/de/checks/sitemap.ts': GERMAN,
  'web/report/texts/de/checks/trust.ts': GERMAN,
  'web/report/texts/de/checks/versions.ts': GERMAN,
  'workflows/contract/outreach.ts': CONTRACT,
  'workflows/contract/page-analysis.ts': CONTRACT,
  'workflows/contract/page-batch.ts': CONTRACT,
  'workflows/contract/strategic-insights.ts': CONTRACT,
  'workflows/contract/print-report.ts': CONTRACT,
  'workflows/contract/site-audit.ts': CONTRACT,
  'workflows/contract/task-queues.ts':
    'architecture/environment.spec.ts compares the queues with those of the settings',
  'workflows/contract/sitemap-benchmark.ts': CONTRACT,
  'workflows/contract/tools.ts': CONTRACT,
  'workflows/contract/website-audit.ts': CONTRACT,
  'workflows/contract/write-email.ts': CONTRACT,
  'workflows/index.ts': CONTRACT,
  'web/connect/connect-script.ts': 'web/connect/connect-page.spec.ts runs it in a browser',
  'api/exports/load-audit.ts': FORMS,
  'api/exports/report-format.ts': FORMS,
  'api/exports/send-pages.ts': FORMS,
  'api/exports/send-pdf.ts': FORMS,
  'api/exports/send-report.ts': FORMS,
  'api/exports/send-xlsx.ts': FORMS,
  'api/handlers/outreach/sending.ts': 'architecture/operations.spec.ts compares the handlers with openapi.yaml',
  'store/load-competitors.ts': 'api/handlers/competitors.spec.ts tells of competitors over the real store',
  'api/requests/read-batch.ts': 'api/handlers/page-batches.spec.ts names pages that may and may not be requested',
  'api/outreach/sender-of-request.ts':
    'api/handlers/outreach/send-by-hand.spec.ts names senders that are there, gone and none',
  'api/handlers/outreach/index.ts': 'architecture/operations.spec.ts compares the handlers with openapi.yaml',
  'api/handlers/index.ts': 'architecture/operations.spec.ts compares the handlers with openapi.yaml',
};

const CLIENT = 'runs the whole client, from its arguments to its exit code';

/** Specs that are about more than one source. */
const WITHOUT_SOURCE: Record<string, string> = {
  'test/domain/outreach/replies/mixed-replies.spec.ts': 'judges by all classes at once what words of several are in',
  'test/domain/outreach/replies/meant-replies.spec.ts':
    'judges by rules and classifier at once what word lists got wrong',
  'test/web/app/outreach-pages.spec.ts': 'uses pages of outreach in a browser',
  'test/web/app/app-script.spec.ts': 'runs the scripts of api/web-app in a browser',
  'test/cli/arguments.spec.ts': CLIENT,
  'test/cli/audit-command.spec.ts': CLIENT,
  'test/cli/audit-failures.spec.ts': CLIENT,
  'test/cli/audit-stops.spec.ts': CLIENT,
  'test/workflows/replay.spec.ts': 'replays recorded histories of all workflows',
};

const specOf = (source: string): string => `test/${source.replace(/tsx?$/, 'spec.ts')}`;

describe('[U] mirror of sources and specs', () => {
  const sources = MIRRORED.flatMap((room) => [...houseFiles(room, '.ts'), ...houseFiles(room, '.tsx')]);

  it('gives every source its spec', () => {
    // Only the few without one are read.
    const missing = sources.filter(
      (source) => !(source in HELD_ELSEWHERE) && !hasHouseFile(specOf(source)) && needsSpec(source),
    );
    expectNone(missing.map(specOf), 'Specs that are missing');
  });

  it('gives every spec its source', () => {
    const specs = SPEC_HOMES.flatMap((room) => houseFiles(`test/${room}`, '.spec.ts')).filter(
      (spec) => !(spec in WITHOUT_SOURCE),
    );
    const orphans = specs.filter((spec) => {
      const source = spec.slice('test/'.length, -'.spec.ts'.length);
      return !['.ts', '.tsx', '.mjs', '.cjs'].some((ending) => hasHouseFile(source + ending));
    });
    expectNone(orphans, 'Specs whose source is gone or has another name');
  });

  it('exempts only what is there and has no spec', () => {
    const stale = Object.keys(HELD_ELSEWHERE).filter((source) => !hasHouseFile(source) || hasHouseFile(specOf(source)));
    expectNone(stale, 'Exemptions that are no longer needed');
  });

  it('tells sources that do something from those that only say what things look like', () => {
    expect(
      isTypesOnly("import type { A } from './a.js';\nexport interface B { a: A }\nexport type C = B | null;"),
    ).to.equal(true);
    expect(isTypesOnly('export interface B { a: string }\nexport const b: B = { a: "1" };')).to.equal(false);
    expect(isTypesOnly("export * from './a.js';")).to.equal(false);
  });
});

/** Schemas have their own lint (portable-schemas.spec.ts) and run in the specs of their repositories. */
function needsSpec(path: string): boolean {
  return !path.endsWith('.d.ts') && !path.startsWith('store/models/') && !isTypesOnly(readHouseFile(path));
}

function isTypesOnly(source: string): boolean {
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022, removeComments: true },
  });
  return outputText.trim() === 'export {};';
}
