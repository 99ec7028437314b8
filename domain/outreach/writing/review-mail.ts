import { plural } from '../../base/text/plural.js';
import { linksIn } from './draft-claims.js';
import { countDraftWords, type EmailText, FIRST_WORDS, SUBJECT_CHARS } from './email-draft.js';
import type { MailFinding } from './mail-finding.js';
import { PHRASE_RULES } from './phrase-rules.js';
import { type SharedSentence, sentenceKey, splitMailSentences } from './repeated-sentences.js';
import { unfilledIn } from './template.js';

/** A sentence that more of a campaign's mails have makes them read alike. */
export const MOST_SHARED = 0.4;
/** Of fewer mails no share can be said. */
export const LEAST_COMPARED = 5;
const LEAST_WORDS = 25;
const MOST_LINKS = 2;
const MOST_EXCLAMATIONS = 2;
const SHOWN_CHARS = 160;

const CAN_SPAM = 'https://www.ftc.gov/business-guidance/resources/can-spam-act-compliance-guide-business';
const SHORTENERS = 'https://github.com/apache/spamassassin/blob/trunk/rules/25_url_shortener.cf';
const HEAD_RULES = 'https://github.com/apache/spamassassin/blob/trunk/rules/20_head_tests.cf';

const REPLY_MARK = /^\s*(?:re|fwd?|aw|wg|tr|rv|enc|odp|sv|antw)\s*:/i;
const SHORT_LINK =
  /(?:https?:\/\/)?(?<![\p{L}\p{N}.-])(?:bit\.ly|tinyurl\.com|goo\.gl|ow\.ly|t\.co|is\.gd|buff\.ly|rebrand\.ly|cutt\.ly|shorturl\.at)\/\S*/iu;
const LEFT_OPEN = /_{3,}|\bx{4,}\b/i;
/** Two words in a row: one is a name or an acronym. */
const SHOUTED = /(?<!\p{L})\p{Lu}{4,}(?:[\s,!]+\p{Lu}{4,})+(?!\p{L})/u;
const WEB_LINK = /(?:https?:\/\/|www\.)[^\s<>"')\]]+/giu;

export interface MailContext {
  /** Whether it opens a thread, rather than following up or answering. */
  isFirst: boolean;
  /** Sentences that the mails of its campaign share, and how many mails they were counted over. */
  shared: readonly SharedSentence[];
  compared: number;
}

const ALONE: MailContext = { isFirst: true, shared: [], compared: 0 };

/** What a person would change in a mail before it is sent. Errors first; empty where nothing was found. */
export function reviewMail(mail: EmailText, context: MailContext = ALONE): MailFinding[] {
  const findings = [
    ...reviewPlaceholders(mail),
    ...reviewSubject(mail.subject, context.isFirst),
    ...reviewLength(mail.body),
    ...reviewPhrases(mail),
    ...reviewShouting(mail),
    ...reviewLinks(mail.body),
    ...reviewRepetition(mail.body, context),
  ];
  return findings.toSorted((one, other) => Number(other.severity === 'error') - Number(one.severity === 'error'));
}

function reviewPlaceholders({ subject, body }: EmailText): MailFinding[] {
  const both = [
    { where: 'subject' as const, text: subject },
    { where: 'body' as const, text: body },
  ];
  return both.flatMap(({ where, text }) => {
    const left = [...unfilledIn(text), ...(LEFT_OPEN.exec(text) ?? [])];
    if (left.length === 0) return [];
    return [
      {
        code: 'placeholder',
        severity: 'error',
        where,
        excerpt: excerpt(left.join(' ')),
        why: 'The reader would see a placeholder.',
        change: 'Fill it in, or remove it with its sentence.',
        source: null,
      },
    ];
  });
}

function reviewSubject(subject: string, isFirst: boolean): MailFinding[] {
  const found = (
    code: MailFinding['code'],
    severity: MailFinding['severity'],
    [why, change]: [string, string],
    source: string | null = null,
  ): MailFinding => ({ code, severity, where: 'subject', excerpt: excerpt(subject), why, change, source });
  if (subject.trim() === '')
    return [
      found('empty_subject', 'error', ['A mail without a subject is taken for spam.', 'Write what it is about.']),
    ];
  const findings: MailFinding[] = [];
  if (subject.length > SUBJECT_CHARS && isFirst)
    findings.push(
      found('long_subject', 'warning', [
        `It has ${subject.length} characters. Mail programs cut subjects at about ${SUBJECT_CHARS}, on phones earlier.`,
        'Use a shorter phrase.',
      ]),
    );
  if (isFirst && REPLY_MARK.test(subject)) {
    const words: [string, string] = [
      'It looks like a reply to a mail that was never sent. Subjects must not deceive.',
      'Remove “Re:” or “Fwd:”.',
    ];
    findings.push(found('false_reply', 'error', words, CAN_SPAM));
  }
  return findings;
}

function reviewLength(body: string): MailFinding[] {
  const words = countDraftWords(body);
  const rest = { severity: 'warning' as const, where: 'body' as const, excerpt: null, source: null };
  if (words >= FIRST_WORDS)
    return [
      {
        ...rest,
        code: 'long_body',
        why: `It has ${words} words. Mails of 50 to 150 words get most answers.`,
        change: 'Keep why you write, what you offer and what you ask for. The rest can wait for an answer.',
      },
    ];
  if (words >= LEAST_WORDS) return [];
  return [
    {
      ...rest,
      code: 'short_body',
      why: `It has ${plural(words, 'word')}: too few to say why you write, what you offer and what you ask for.`,
      change: 'Add what is missing of the three.',
    },
  ];
}

function reviewPhrases({ subject, body }: EmailText): MailFinding[] {
  return PHRASE_RULES.flatMap(({ pattern, code, why, change, source }) =>
    [
      { where: 'subject' as const, found: pattern.exec(subject) },
      { where: 'body' as const, found: pattern.exec(body) },
    ].flatMap(({ where, found }) =>
      found === null
        ? []
        : [{ code, severity: 'warning' as const, where, excerpt: excerpt(found[0]), why, change, source }],
    ),
  );
}

function reviewShouting({ subject, body }: EmailText): MailFinding[] {
  const inSubject = SHOUTED.exec(subject)?.[0] ?? /[!！?？]{2,}/.exec(subject)?.[0];
  const marks = body.match(/[!！]/g)?.length ?? 0;
  const inBody =
    SHOUTED.exec(body)?.[0] ??
    /[!！]{2,}/.exec(body)?.[0] ??
    (marks > MOST_EXCLAMATIONS ? `${marks} × “!”` : undefined);
  const places = [
    { where: 'subject' as const, text: inSubject },
    { where: 'body' as const, text: inBody },
  ];
  return places.flatMap(({ where, text }) =>
    text === undefined
      ? []
      : [
          {
            code: 'shouting',
            severity: 'warning',
            where,
            excerpt: excerpt(text),
            why: 'Capitals and exclamation marks read as shouting, and filters count them.',
            change: 'Write it in normal case, with a full stop.',
            source: HEAD_RULES,
          },
        ],
  );
}

function reviewLinks(body: string): MailFinding[] {
  const short = SHORT_LINK.exec(body)?.[0];
  const links = linksIn((body.match(WEB_LINK) ?? []).join('\n'));
  const rest = { severity: 'warning' as const, where: 'body' as const };
  return [
    ...(short === undefined
      ? []
      : [
          {
            ...rest,
            code: 'short_link' as const,
            excerpt: excerpt(short),
            why: 'Short links hide where they lead: filters distrust them, and so do readers.',
            change: 'Use the full URL.',
            source: SHORTENERS,
          },
        ]),
    ...(links.length <= MOST_LINKS
      ? []
      : [
          {
            ...rest,
            code: 'many_links' as const,
            excerpt: excerpt(links.join(' ')),
            why: `It has ${links.length} links. A first mail with many looks like advertising.`,
            change: `Keep ${MOST_LINKS} at most.`,
            source: null,
          },
        ]),
  ];
}

function reviewRepetition(body: string, { shared, compared }: MailContext): MailFinding[] {
  if (compared < LEAST_COMPARED) return [];
  const own = new Set(splitMailSentences(body).map(sentenceKey));
  const often = shared.filter(({ sentence, share }) => share > MOST_SHARED && own.has(sentenceKey(sentence)));
  return often.slice(0, 1).map(({ sentence, count }) => ({
    code: 'repeated_sentence',
    severity: 'warning',
    where: 'body',
    excerpt: excerpt(sentence),
    why: `${count} of ${compared} emails of this campaign have this sentence${often.length > 1 ? `, and ${often.length - 1} more like it` : ''}. Filters compare mails, and a text that fits any site convinces none.`,
    change: 'Say something about this site instead, or have each email written for its lead.',
    source: null,
  }));
}

function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= SHOWN_CHARS ? line : `${line.slice(0, SHOWN_CHARS)}…`;
}
