import { Section } from '../../report/parts/section.js';
import { ToolForm } from './tool-form.js';
import { TOOL_GROUPS } from './tools.js';

/** The SEO tools: each starts an operation whose page shows its result. */
export function ToolsPage() {
  return (
    <>
      <div class="page-head">
        <h1>Tools</h1>
      </div>
      <p class="lead">Answers to one question, without a complete audit. Results stay in the list of operations.</p>
      {TOOL_GROUPS.map(({ title, tools }) => (
        <Section key={title} id={title.toLowerCase().replaceAll(' ', '-')} title={title}>
          {tools.map((tool) => (
            <ToolForm key={tool.id} tool={tool} />
          ))}
        </Section>
      ))}
    </>
  );
}
