import ts from 'typescript';
import * as workflows from '../../workflows/index.js';
import { projectFiles, readProjectFile } from './project-files.js';

/** Names that Temporal keeps in histories: a run that is alive finds its code by them. */
export interface TemporalNames {
  workflows: string[];
  activities: string[];
  signals: string[];
  queries: string[];
  updates: string[];
}

/** Where the frozen names are; `npx tsx test/support/write-temporal-names.ts` adds new ones. */
export const FROZEN_NAMES = 'test/support/temporal-names.json';

const PROXIES = new Set(['proxyActivities', 'proxyLocalActivities']);

/** What the workflows of today are called, and call. */
export function readTemporalNames(): TemporalNames {
  const sources = projectFiles('workflows', '.ts').map(readProjectFile);
  const defined = (kind: string) =>
    sources.flatMap((source) =>
      [...source.matchAll(new RegExp(`define${kind}\\b[^(]*\\('([^']+)'`, 'g'))].map(([, name = '']) => name),
    );
  return {
    workflows: sorted(Object.keys(workflows)),
    activities: sorted(sources.flatMap(listCalledActivities)),
    signals: sorted(defined('Signal')),
    queries: sorted(defined('Query')),
    updates: sorted(defined('Update')),
  };
}

/** Activities that a workflow takes from a proxy, by their registered names. */
export function listCalledActivities(source: string): string[] {
  const file = ts.createSourceFile('workflow.ts', source, ts.ScriptTarget.Latest, true);
  const names: string[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name) && isProxy(node.initializer)) {
      names.push(...node.name.elements.map(({ propertyName, name }) => (propertyName ?? name).getText(file)));
    }
    ts.forEachChild(node, walk);
  };
  walk(file);
  return names;
}

function isProxy(value: ts.Expression | undefined): boolean {
  return value !== undefined && ts.isCallExpression(value) && PROXIES.has(value.expression.getText());
}

function sorted(names: string[]): string[] {
  return [...new Set(names)].sort();
}
