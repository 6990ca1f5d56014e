import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';
import type { Values } from '../../ground/config/setting.ts';
import type { tracingSettings } from './settings.ts';

/** The sampler, which decides which traces are kept. */
export function createSampler({
  sampler,
  samplerShare,
}: Pick<Values<typeof tracingSettings>, 'sampler' | 'samplerShare'>): Sampler {
  const root = rootSampler(sampler.replace('parentbased_', ''), samplerShare);
  return sampler.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}

function rootSampler(name: string, share: number): Sampler {
  if (name === 'always_off') return new AlwaysOffSampler();
  return name === 'traceidratio' ? new TraceIdRatioBasedSampler(share) : new AlwaysOnSampler();
}
