import { endpoints } from '@cotejo/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import type { PaperFormat } from '../../platform/paper/paper-work.ts';
import type { Actor } from '../../ground/actor.ts';
import { attachment } from '../../platform/http/attachment.ts';
import { candidateReport, type Report } from './candidate-report.ts';
import { candidatesTable } from './candidates-table.ts';
import { shortlist } from './shortlist.ts';

type Names = 'candidateReportPdf' | 'candidateReportWord' | 'shortlistPdf' | 'shortlistWord' | 'candidatesTable';

type Caller = { actor: Actor; signal: AbortSignal };
type CallOf<Name extends Names> = Pick<Parameters<Handlers[Name]>[0], 'actor' | 'params' | 'query'>;

const mediaTypes: Record<PaperFormat, string> = {
  pdf: endpoints.candidateReportPdf.mediaType,
  docx: endpoints.candidateReportWord.mediaType,
};

export function reportHandlers(dependencies: Dependencies): Pick<Handlers, Names> {
  const { drawPaper } = dependencies;
  const draw = async (format: PaperFormat, report: Promise<Report>, { actor, signal }: Caller) => {
    const { paper, fileName } = await report;
    const drawn = await drawPaper(format, paper, { companyId: actor.companyId, signal });
    return attachment(drawn, mediaTypes[format], `${fileName}.${format}`);
  };
  const reportOf = ({ actor, params, query }: CallOf<'candidateReportPdf'>) =>
    candidateReport(dependencies, actor, params.id, query.language);
  const shortlistOf = ({ actor, params, query }: CallOf<'shortlistPdf'>) =>
    shortlist(dependencies, actor, params.id, query);
  return {
    candidateReportPdf: (call) => draw('pdf', reportOf(call), call),
    candidateReportWord: (call) => draw('docx', reportOf(call), call),
    shortlistPdf: (call) => draw('pdf', shortlistOf(call), call),
    shortlistWord: (call) => draw('docx', shortlistOf(call), call),
    candidatesTable: async ({ actor, params, query }) => {
      const { stream, fileName } = await candidatesTable(dependencies, actor, params.id, query);
      return attachment(stream, `${endpoints.candidatesTable.mediaType}; charset=utf-8; header=present`, fileName);
    },
  };
}
