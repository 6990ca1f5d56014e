import type { JobReading, RequirementVerdict } from '@cotejo/plugin-kit';
import { readRequirement } from '../../../job/requirements.ts';
import { scoreResume } from '../../score.ts';

const english = (text: string) => ({ language: 'en', original: text, english: text, alignment: [] });

/** Judges a must-have by itself beside an English resume. */
export function judge(text: string, resume: string): RequirementVerdict {
  const requirement = { ...readRequirement(text), id: 'r1', text, must: true, weight: 1 };
  const job: JobReading = { title: '', skills: [], requirements: [requirement] };
  return scoreResume({ job: { ...job, text: english(text) }, resume: english(resume), asOf: '2025-06' }).verdicts[0]!;
}
