import * as admin from './admin.ts';
import * as analysis from './analysis.ts';
import * as biasCheck from './bias-check.ts';
import * as blind from './blind.ts';
import * as candidacies from './candidacies.ts';
import * as pastJudgments from './past-judgment.ts';
import * as candidates from './candidates.ts';
import * as clients from './clients.ts';
import * as corrections from './corrections.ts';
import * as facts from './facts.ts';
import * as companyHistory from './company-history.ts';
import * as description from './description.ts';
import * as decisions from './decisions.ts';
import * as documents from './documents.ts';
import * as erasures from './erasures.ts';
import * as retention from './retention.ts';
import * as exports from './exports.ts';
import * as health from './health.ts';
import * as history from './history.ts';
import * as imports from './imports.ts';
import * as intake from './intake.ts';
import * as letters from './letters.ts';
import * as opportunities from './opportunities.ts';
import * as packs from './packs.ts';
import * as people from './people.ts';
import * as plugins from './plugins.ts';
import * as reports from './reports.ts';
import * as roles from './roles.ts';
import * as rubric from './rubric.ts';
import * as pool from './pool.ts';
import * as search from './search.ts';
import * as secondFactor from './second-factor.ts';
import * as session from './session.ts';
import * as signOn from './sign-on.ts';
import * as sources from './sources.ts';
import * as shares from './shares.ts';
import * as swapChecks from './swap-check.ts';
import * as tokens from './tokens.ts';
import * as users from './users.ts';
import * as samples from './samples.ts';
import * as webhooks from './webhooks.ts';
import * as worklist from './worklist.ts';

/**
 * Every call of the API by name. The server mounts them, the API's description lists them, and the tests of access try
 * each.
 */
export const endpoints = {
  health: health.health,
  ready: health.ready,
  getUser: users.getUser,
  login: session.login,
  register: session.register,
  logout: session.logout,
  getSignInWays: signOn.getSignInWays,
  beginSignOn: signOn.beginSignOn,
  finishSignOn: signOn.finishSignOn,
  updateUser: users.updateUser,
  changePassword: users.changePassword,
  changeLanguage: users.changeLanguage,
  getSecondFactor: secondFactor.getSecondFactor,
  beginSecondFactor: secondFactor.beginSecondFactor,
  confirmSecondFactor: secondFactor.confirmSecondFactor,
  endSecondFactor: secondFactor.endSecondFactor,
  getSecondFactorRule: secondFactor.getSecondFactorRule,
  changeSecondFactorRule: secondFactor.changeSecondFactorRule,
  listTokens: tokens.listTokens,
  createToken: tokens.createToken,
  revokeToken: tokens.revokeToken,
  listWebhooks: webhooks.listWebhooks,
  createWebhook: webhooks.createWebhook,
  changeWebhook: webhooks.changeWebhook,
  retryWebhook: webhooks.retryWebhook,
  deleteWebhook: webhooks.deleteWebhook,
  testWebhook: webhooks.testWebhook,
  listDeliveries: webhooks.listDeliveries,
  listUsers: admin.listUsers,
  createUser: admin.createUser,
  changeUser: admin.changeUser,
  changeUserAccess: admin.changeUserAccess,
  listIntakeSources: sources.listIntakeSources,
  lookAtIntakeSource: sources.lookAtIntakeSource,
  listIntakeArrivals: sources.listIntakeArrivals,
  listCompanyHistory: companyHistory.listCompanyHistory,
  saveCompanyHistory: companyHistory.saveCompanyHistory,
  getBlind: blind.getBlind,
  changeBlind: blind.changeBlind,
  getRetention: retention.getRetention,
  changeRetention: retention.changeRetention,
  listDuePeople: retention.listDuePeople,
  eraseDuePeople: retention.eraseDuePeople,
  holdLegally: retention.holdLegally,
  liftHold: retention.liftHold,
  listErasures: erasures.listErasures,
  getErasure: erasures.getErasure,
  rateCategories: biasCheck.rateCategories,
  getSwapCheck: swapChecks.getSwapCheck,
  startSwapCheck: swapChecks.startSwapCheck,
  explainSwap: swapChecks.explainSwap,
  getExport: exports.getExport,
  startExport: exports.startExport,
  deleteExport: exports.deleteExport,
  downloadExport: exports.downloadExport,
  listPlugins: plugins.listPlugins,
  listSilentPlugins: plugins.listSilentPlugins,
  tryPlugins: plugins.tryPlugins,
  listClients: clients.listClients,
  createClient: clients.createClient,
  getClient: clients.getClient,
  updateClient: clients.updateClient,
  deleteClient: clients.deleteClient,
  listOpportunities: opportunities.listOpportunities,
  createOpportunity: opportunities.createOpportunity,
  getOpportunity: opportunities.getOpportunity,
  updateOpportunity: opportunities.updateOpportunity,
  deleteOpportunity: opportunities.deleteOpportunity,
  listRoles: roles.listRoles,
  createRole: roles.createRole,
  readJobTitle: roles.readJobTitle,
  getRole: roles.getRole,
  updateRole: roles.updateRole,
  deleteRole: roles.deleteRole,
  downloadRoleFile: roles.downloadRoleFile,
  listCandidates: candidates.listCandidates,
  updateStatus: candidates.updateStatus,
  updateExpectedSalary: candidates.updateExpectedSalary,
  listCandidacies: candidacies.listCandidacies,
  updateStatuses: candidacies.updateStatuses,
  listRejectionReasons: decisions.listRejectionReasons,
  getRoleRubric: candidacies.getRoleRubric,
  changeRoleRubric: candidacies.changeRoleRubric,
  listRoleRubricVersions: candidacies.listRoleRubricVersions,
  previewRoleRubric: candidacies.previewRoleRubric,
  restoreRoleRubric: candidacies.restoreRoleRubric,
  getCandidacy: candidacies.getCandidacy,
  moveCandidacy: candidacies.moveCandidacy,
  moveCandidacies: candidacies.moveCandidacies,
  keepInNewRole: candidacies.keepInNewRole,
  correctVerdict: corrections.correctVerdict,
  takeBackCorrection: corrections.takeBackCorrection,
  saveCorrections: corrections.saveCorrections,
  listNotes: candidacies.listNotes,
  createNote: candidacies.createNote,
  updateNote: candidacies.updateNote,
  deleteNote: candidacies.deleteNote,
  listActivity: candidacies.listActivity,
  getPastJudgment: pastJudgments.getPastJudgment,
  listRoleActivity: candidacies.listRoleActivity,
  candidateReportPdf: reports.candidateReportPdf,
  candidateReportWord: reports.candidateReportWord,
  decisionFile: reports.decisionFile,
  shortlistPdf: reports.shortlistPdf,
  shortlistWord: reports.shortlistWord,
  candidatesTable: reports.candidatesTable,
  makePack: packs.makePack,
  getPackSettings: packs.getPackSettings,
  changePackSettings: packs.changePackSettings,
  getLogo: packs.getLogo,
  changeLogo: packs.changeLogo,
  deleteLogo: packs.deleteLogo,
  createShare: shares.createShare,
  createShareFile: shares.createShareFile,
  readClientAnswers: shares.readClientAnswers,
  listShares: shares.listShares,
  revokeShare: shares.revokeShare,
  openShare: shares.openShare,
  answerShare: shares.answerShare,
  listLetterTemplates: letters.listLetterTemplates,
  changeLetterTemplate: letters.changeLetterTemplate,
  getLetterSettings: letters.getLetterSettings,
  changeLetterSettings: letters.changeLetterSettings,
  listDueLetters: letters.listDueLetters,
  listLetters: letters.listLetters,
  draftLetter: letters.draftLetter,
  drawLetter: letters.drawLetter,
  markLetterSent: letters.markLetterSent,
  takeBackLetter: letters.takeBackLetter,
  setLetterDue: letters.setLetterDue,
  uploadJobDescription: documents.uploadJobDescription,
  getJobDescription: documents.getJobDescription,
  getRubric: rubric.getRubric,
  changeRubric: rubric.changeRubric,
  listRubricVersions: rubric.listRubricVersions,
  previewRubric: rubric.previewRubric,
  restoreRubric: rubric.restoreRubric,
  uploadResume: documents.uploadResume,
  listResumes: documents.listResumes,
  deleteResume: documents.deleteResume,
  downloadResume: documents.downloadResume,
  downloadTranslation: documents.downloadTranslation,
  uploadRoleResumes: intake.uploadRoleResumes,
  listRoleFiles: intake.listRoleFiles,
  retryResume: intake.retryResume,
  roleEvents: intake.roleEvents,
  analyze: analysis.analyze,
  analysisEvents: analysis.analysisEvents,
  getResumeInfo: analysis.getResumeInfo,
  getCandidate: analysis.getCandidate,
  analysisHistory: history.analysisHistory,
  deleteAnalysis: history.deleteAnalysis,
  search: search.search,
  findPlaces: search.findPlaces,
  uploadPeople: imports.uploadPeople,
  listImports: imports.listImports,
  getImport: imports.getImport,
  listImportRows: imports.listImportRows,
  mapImport: imports.mapImport,
  runImport: imports.runImport,
  undoImport: imports.undoImport,
  deleteImport: imports.deleteImport,
  uploadPoolResumes: imports.uploadPoolResumes,
  listPoolFiles: imports.listPoolFiles,
  listPeople: people.listPeople,
  getPerson: people.getPerson,
  updatePerson: people.updatePerson,
  erasePerson: people.erasePerson,
  getResumeChanges: people.getResumeChanges,
  unmaskPerson: blind.unmaskPerson,
  maskPerson: blind.maskPerson,
  getResumeFacts: facts.getResumeFacts,
  correctFact: facts.correctFact,
  takeBackFact: facts.takeBackFact,
  joinPeople: people.joinPeople,
  separatePerson: people.separatePerson,
  keepPeopleApart: people.keepPeopleApart,
  createPersonNote: people.createPersonNote,
  updatePersonNote: people.updatePersonNote,
  deletePersonNote: people.deletePersonNote,
  searchPeople: pool.searchPeople,
  listSearches: pool.listSearches,
  getSearch: pool.getSearch,
  saveSearch: pool.saveSearch,
  deleteSearch: pool.deleteSearch,
  knownPeople: pool.knownPeople,
  takeUpPerson: pool.takeUpPerson,
  checkShortlist: pool.checkShortlist,
  shortlistPeople: pool.shortlistPeople,
  addSamples: samples.addSamples,
  removeSamples: samples.removeSamples,
  getWorklist: worklist.getWorklist,
  visitRole: worklist.visitRole,
  openApi: description.openApi,
  docs: description.docs,
} as const;
export type EndpointName = keyof typeof endpoints;

/**
 * The same calls by method and path, such as `'GET /api/clients'`. The web app uses these names, as then it needs only
 * types and loads no schema but those of its forms.
 */
export type Calls = {
  [
    Name in EndpointName as `${(typeof endpoints)[Name]['method']} ${(typeof endpoints)[Name]['path']}`
  ]: (typeof endpoints)[Name];
};
