import { stageNames, type StageName as ContractStage } from '@cotejo/contract';
import type { StageName as PipelineStage } from '@cotejo/pipeline';
import { expect, expectTypeOf, test } from 'vitest';
import { stageCapabilities } from './in-use.ts';

test('contract, pipeline and server have the same stages in the same order', () => {
  expect(Object.keys(stageCapabilities)).toEqual([...stageNames]);
  expectTypeOf<PipelineStage>().toEqualTypeOf<ContractStage>();
});
