import { modelTime, type PipelineTools } from '@cotejo/pipeline';
import type { Logger } from 'pino';
import type { Config } from '../../ground/config/config.ts';
import type { Database } from '../database/client.ts';
import { storedAnswers, type Subject } from './answers.ts';

type Dependencies = { config: Pick<Config, 'models'>; database: Database; log: Logger };

/** The tools of language models for a company's documents: earlier answers, and their limit of time. */
export function modelTools(
  { config, ...dependencies }: Dependencies,
  companyId: number,
  subject: Subject,
): NonNullable<PipelineTools['models']> {
  return {
    answers: storedAnswers(dependencies, companyId, subject),
    deadline: modelTime(config.models.seconds * 1000),
  };
}
