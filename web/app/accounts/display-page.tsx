import type { Display } from '../../../domain/display/display.js';
import type { DisplayChoice } from '../../../domain/display/display-choice.js';
import { withDisplay } from '../../report/facts/current-display.js';
import { showDay, showNumber } from '../../report/facts/figures.js';
import { SelectField } from '../parts/select-field.js';
import type { SelectOption } from '../parts/select-options.js';
import { Time } from '../parts/time.js';
import { listTimeZones } from '../sites/time-zones.js';

export interface DisplayPageProps {
  /** How this page is written. */
  display: Display;
  choice: DisplayChoice;
  /** ISO 8601. */
  now: string;
}

/** Languages whose ways of writing differ; one that was chosen beside them is kept. */
const LANGUAGES = 'en en-IN de de-AT de-CH es fr fr-CH it nl pl pt pt-BR sv da nb fi cs hu ro uk tr ja ko zh'.split(
  ' ',
);
const NAMES = new Intl.DisplayNames('en', { type: 'language' });
const SAMPLE = 1_234_567.8;

/** How numbers and times are written for the viewer, in this browser. */
export function DisplayPage({ display, choice, now }: DisplayPageProps) {
  const { language, time_zone, is_zone_chosen } = choice;
  return (
    <>
      <div class="page-head">
        <h1>Numbers and times</h1>
      </div>
      <p>
        The app is in English. Choose the format of numbers and dates, and the time zone of all times. Your choice is
        stored in this browser.
      </p>
      <p class="card">
        <span>
          Now: {showNumber(SAMPLE)} · <Time at={now} /> · {display.time_zone.replaceAll('_', ' ')}
        </span>
      </p>
      <form class="card" data-display>
        <div class="fields">
          <SelectField
            name="language"
            label="Numbers and dates"
            value={language ?? ''}
            options={[{ value: '', title: 'Browser setting' }, ...listLanguages(language, display, now)]}
          />
          <SelectField
            name="time_zone"
            label="Time zone"
            value={is_zone_chosen ? (time_zone ?? '') : ''}
            options={[{ value: '', title: 'Time zone of this device' }, ...listTimeZones(time_zone ?? 'UTC')]}
          />
        </div>
        <div class="actions">
          <button type="submit">Save</button>
          <span class="outcome" role="status" data-outcome />
        </div>
        <noscript>
          <p class="problem">This choice needs scripts, which your browser does not run.</p>
        </noscript>
      </form>
    </>
  );
}

function listLanguages(chosen: string | null, { time_zone }: Display, now: string): SelectOption[] {
  const tags = new Set(chosen === null ? LANGUAGES : [...LANGUAGES, chosen]);
  return [...tags].map((language) => ({
    value: language,
    title: withDisplay(
      { language, time_zone },
      () => `${NAMES.of(language) ?? language}: ${showNumber(SAMPLE)}, ${showDay(now)}`,
    ),
  }));
}
