/** Raised when the pipeline's own part of a result changes, so that stored results become stale. */
export const pipelineVersion = '22';
