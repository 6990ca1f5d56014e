import ollama from '@cotejo/model-ollama';
import {
  matchCandidate,
  modelStages,
  type PipelineTools,
  prepareJob,
  prepareResume,
  type Providers,
} from '@cotejo/pipeline';
import { openPlugin } from '@cotejo/plugin-kit/testing';
import { beforeAll, expect, test } from 'vitest';
import { localProviders } from '../../lab/providers.ts';
import { loadTinyModel, type OllamaServer, startOllama } from './ollama.ts';

let server: OllamaServer;
beforeAll(async () => {
  server = await startOllama();
  await loadTinyModel(server, 'tiny');
  return () => server.stop();
});

const jobText =
  'Bookkeeper\n\nRequirements:\n- At least 3 years of experience in payroll\n- Good knowledge of ' +
  'Excel\n- Fluent Spanish\n';
const resumeText =
  'Rosa Ficticia\nContable\n\nExperiencia\nContable, Molino Viejo S.L., 01/2018 - 12/2023\n• ' +
  'Preparó las nóminas mensuales de 240 empleados en Excel\n\nIdiomas\nEspañol: nativo\n';
const document = (text: string) => ({ bytes: Buffer.from(text), mediaType: 'text/plain' as const });

/** The built-in plugins, with a model before them where one is given. */
function tools(address?: string): PipelineTools {
  const providers = localProviders();
  return {
    providers: address ? withModel(providers, address) : providers,
    signal: new AbortController().signal,
    onProgress: () => {},
  };
}

function withModel(providers: Providers, address: string): Providers {
  const model = openPlugin(ollama, 'languageModel', { OLLAMA_HOST: address, OLLAMA_MODEL: 'tiny' });
  const stages = modelStages({
    plugin: ollama.name,
    version: ollama.version,
    model,
    name: 'tiny',
    hidesIdentity: false,
  });
  return {
    ...providers,
    translator: [stages.translator(providers.translator), ...providers.translator],
    jobReader: [stages.jobReader(providers.jobReader), ...providers.jobReader],
    scorer: [stages.scorer(providers.scorer), ...providers.scorer],
    summariser: [stages.summariser(providers.summariser), ...providers.summariser],
  };
}

async function analyze(tools: PipelineTools) {
  const job = await prepareJob(document(jobText), tools);
  const resume = await prepareResume(document(resumeText), tools);
  const match = await matchCandidate(
    { job: { ...job.reading, text: job.text }, resume: { ...resume, name: resume.name ?? '' }, asOf: '2025-06' },
    tools,
  );
  return { job, resume, match, provenance: [...job.provenance, ...resume.provenance, ...match.provenance] };
}

test('a real server understands the questions of every stage; no answer that a model babbles is believed', async () => {
  const plain = await analyze(tools());
  const asked = await analyze(tools(server.address));
  const stages = ['read-job', 'translate', 'score', 'summarise'];
  const fallbacks = asked.provenance
    .filter(({ stage }) => stages.includes(stage))
    .map(({ stage, fallbacks }) => ({ stage, fallbacks }));
  expect(fallbacks).toEqual(
    stages.map((stage) => ({ stage, fallbacks: [{ plugin: 'model-ollama', reason: 'bad-output' }] })),
  );
  expect(asked.match.matchScore).toBe(plain.match.matchScore);
  expect(asked.match.summary).toBe(plain.match.summary);
  expect(asked.resume.text.english).toBe(plain.resume.text.english);
});
