// What every page of the web dashboard loads. Pages come whole from the server; this sends what people ask for to the
// API, as any other client would, and changes in place what only the address or the answer has changed.
import './api-forms.js';
import './check-sets.js';
import './copy-text.js';
import './discovery.js';
import './display-choice.js';
import './file-field.js';
import './fix-ticks.js';
import './inbox.js';
import './lead-imports.js';
import './lead-table.js';
import './link-imports.js';
import './live-parts.js';
import './long-charts.js';
import './mailboxes.js';
import './operation-events.js';
import './outreach.js';
import './ownership.js';
import './page-updates.js';
import './sequences.js';
import './start-audit.js';
import './suppressions.js';
