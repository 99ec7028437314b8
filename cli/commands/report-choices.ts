import { type Command, Option } from 'commander';
import type { ReportForm, ReportLanguage } from '../../domain/reports/report-options.js';
import { FORM_CHOICES, LANGUAGES, type ReportFileFormat } from '../report-format.js';
import type { SavedReportChoices } from '../save-report.js';

export interface RawReportChoices {
  form?: ReportForm;
  language?: ReportLanguage;
  brand?: string;
}

/** Reports for people, which alone have a form, a language and a brand. */
const FOR_PEOPLE: readonly ReportFileFormat[] = ['html', 'pdf'];

/** The appearance of a report for people: part of every command that writes one. */
export function reportChoiceOptions(): Option[] {
  return [
    new Option('--form <form>', 'short (for a client, as PDFs are without it) or full; html and pdf only').choices(
      FORM_CHOICES,
    ),
    new Option('--language <language>', 'language of the report; html and pdf only (default: en)').choices(LANGUAGES),
    new Option('--brand <brand>', 'name or id of one of your brands, which the report bears; html and pdf only'),
  ];
}

/** Ends the command where a choice is made and no report of these formats could follow it. */
export function checkReportChoices(
  command: Command,
  raw: RawReportChoices,
  formats: readonly ReportFileFormat[],
): void {
  const [name] = Object.entries(toReportChoices(raw)).find(([, value]) => value !== undefined) ?? [];
  if (name === undefined || formats.some((format) => FOR_PEOPLE.includes(format))) return;
  const written =
    formats.length === 0
      ? 'no report is written'
      : `${formats.length === 1 ? 'this one is' : 'these are'} ${formats.join(' and ')}`;
  command.error(`error: --${name} goes with an html or pdf report, and ${written}`, {
    exitCode: 2,
    code: 'linkwright.report',
  });
}

export function toReportChoices({ form, language, brand }: RawReportChoices): SavedReportChoices {
  return { form, language, brand };
}

/** The choices as far as a format has them. */
export function choicesFor(format: ReportFileFormat, choices: SavedReportChoices): SavedReportChoices {
  return FOR_PEOPLE.includes(format) ? choices : { form: undefined, language: undefined, brand: undefined };
}
