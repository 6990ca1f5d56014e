import { describeJobReader, describeScorer, describeSummariser } from '@cotejo/plugin-kit/testing';
import matchBuiltin from './index.ts';

describeJobReader(matchBuiltin);
describeScorer(matchBuiltin);
describeSummariser(matchBuiltin);
