import { endpoints } from '@cotejo/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { attachment } from '../../platform/http/attachment.ts';
import { draftLetter, letterPaper } from './draft.ts';
import { listDue } from '../due-letters/due.ts';
import { changeLetterSettings, readLetterSettings } from '../due-letters/letter-settings.ts';
import { listLetters, markSent, setDue, takeBackLetter } from './of-candidacy.ts';
import { changeTemplate, listTemplates } from './templates.ts';

type Names =
  | 'listLetterTemplates'
  | 'changeLetterTemplate'
  | 'getLetterSettings'
  | 'changeLetterSettings'
  | 'listDueLetters'
  | 'listLetters'
  | 'draftLetter'
  | 'drawLetter'
  | 'markLetterSent'
  | 'takeBackLetter'
  | 'setLetterDue';

export function letterHandlers(dependencies: Dependencies): Pick<Handlers, Names> {
  const { database, drawPaper } = dependencies;
  return {
    listLetterTemplates: ({ actor }) => listTemplates(database, actor),
    changeLetterTemplate: ({ actor, input }) => changeTemplate(database, actor, input),
    getLetterSettings: ({ actor }) => readLetterSettings(database, actor),
    changeLetterSettings: ({ actor, input }) => changeLetterSettings(database, actor, input),
    listDueLetters: ({ actor, query }) => listDue(database, actor, query),
    listLetters: ({ actor, params }) => listLetters(database, actor, params.id),
    draftLetter: ({ actor, params, query }) => draftLetter(database, actor, params.id, query),
    drawLetter: async ({ actor, params, input, signal }) => {
      const { paper, fileName } = await letterPaper(dependencies, actor, params.id, input);
      const drawn = await drawPaper('pdf', paper, { companyId: actor.companyId, signal });
      return attachment(drawn, endpoints.drawLetter.mediaType, `${fileName}.pdf`);
    },
    markLetterSent: ({ actor, params, input }) => markSent(database, actor, params.id, input),
    takeBackLetter: ({ actor, params }) => takeBackLetter(database, actor, params),
    setLetterDue: ({ actor, params, input }) => setDue(database, actor, params.id, input),
  };
}
