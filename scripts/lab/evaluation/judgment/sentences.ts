import { join } from 'node:path';
import { mean } from '../bootstrap.ts';
import { halfOf, readRowsIfAny } from '../dataset.ts';
import { prepareJobText, prepareResumeText } from '../product.ts';
import type { Table } from '../section.ts';
import { judgeAlone } from './judge-alone.ts';

type Question = { id: string; requirement: string; answer: string; jd: string; resume: string };
type Sentence = { id: string; requirement: string; sentence: string; accepted: boolean };
/** Whether the product shows what people say is shown, and nothing else. */
export type Answered = { id: string; set: string; isRight: boolean };

/** Questions that linguists answered about whole resumes, and sentences that were accepted as evidence or not. */
export async function answerQuestions(folder: string): Promise<Answered[]> {
  const rows = <Row>(name: string) => readRowsIfAny<Row>(join(folder, 'evidence', `${name}.jsonl`));
  const answered: Answered[] = [];
  for (const { id, requirement, answer, jd, resume } of rows<Question>('linguists')) {
    const [told] = await judgeAlone(await prepareJobText(jd), await prepareResumeText(resume), [{ text: requirement }]);
    const isShown = answer === 'yes' || answer === 'partially';
    answered.push({ id, set: 'linguists', isRight: isShown === (told!.verdict !== 'missing') });
  }
  for (const { id, requirement, sentence, accepted } of rows<Sentence>('sentences')) {
    const job = await prepareJobText(`Requirements\n- ${requirement}\n`);
    const [told] = await judgeAlone(job, await prepareResumeText(`Experience\n${sentence}\n`), [{ text: requirement }]);
    answered.push({ id, set: 'sentences', isRight: accepted === (told!.verdict !== 'missing') });
  }
  return answered;
}

export function answerTable(answered: Answered[]): Table {
  return {
    title: 'Shown or not, against people',
    columns: ['', 'questions', 'right'],
    rows: ['linguists', 'sentences'].flatMap((set) =>
      ['work', 'lock'].map((half) => {
        const rows = answered.filter((row) => row.set === set && halfOf(row.id) === half);
        return [
          `${set}, ${half}`,
          `${rows.length}`,
          { value: mean(rows.map(({ isRight }) => Number(isRight))), digits: 2 },
        ];
      }),
    ),
  };
}
