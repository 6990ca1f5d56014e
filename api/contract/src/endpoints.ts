import * as analysis from './analysis.ts';
import * as documents from './documents.ts';
import * as health from './health.ts';
import * as users from './users.ts';

/** Every call of the API by name: the server mounts them all, the description lists them, the tests of access walk over them. */
export const endpoints = {
  health: health.health,
  ready: health.ready,
  getUser: users.getUser,
  login: users.login,
  register: users.register,
  logout: users.logout,
  updateUser: users.updateUser,
  changePassword: users.changePassword,
  uploadJobDescription: documents.uploadJobDescription,
  getJobDescription: documents.getJobDescription,
  uploadResume: documents.uploadResume,
  listResumes: documents.listResumes,
  deleteResume: documents.deleteResume,
  downloadResume: documents.downloadResume,
  downloadTranslation: documents.downloadTranslation,
  analyze: analysis.analyze,
  analysisEvents: analysis.analysisEvents,
  getResumeInfo: analysis.getResumeInfo,
  getCandidate: analysis.getCandidate,
} as const;
export type EndpointName = keyof typeof endpoints;
