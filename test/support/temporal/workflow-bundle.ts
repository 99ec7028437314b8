import { join } from 'node:path';
import { bundleWorkflowCode, type WorkflowBundleWithSourceMap } from '@temporalio/worker';
import { projectRoot } from '../project-root.js';

let bundle: Promise<WorkflowBundleWithSourceMap> | undefined;

/** The workflows of today's sources, bundled once per test run: it takes seconds. */
export function bundleWorkflows(): Promise<WorkflowBundleWithSourceMap> {
  bundle ??= bundleWorkflowCode({
    workflowsPath: join(projectRoot, 'workflows/index.ts'),
    workflowInterceptorModules: [join(projectRoot, 'workflows/lane-interceptor.ts')],
    failureConverterPath: join(projectRoot, 'platform/failure-converter.ts'),
    // Progress of webpack is of no use to anybody; a failure is thrown.
    logger: { trace() {}, debug() {}, info() {}, warn() {}, error: console.error, log() {} },
  });
  return bundle;
}
