import { type Endpoint, type EndpointName, endpoints } from '@cotejo/contract';
import type { Client } from './client.ts';
import type { Rows } from './rows.ts';

/** What ids in addresses and inputs can mean. */
export type Ids = Rows & Record<'entryId' | 'erasureId' | 'holdId' | 'tokenId' | 'shareId' | 'webhookId', number>;
type NamedCall = Endpoint & { name: EndpointName };

/** Every call of the contract. */
export const allCalls: NamedCall[] = (Object.entries(endpoints) as [EndpointName, Endpoint][]).map(
  ([name, endpoint]) => ({ ...endpoint, name }),
);

/** The token in the file of profiles that a role has. */
export const tokenOfFile = (roleId: number): string => `file of role ${roleId}`;

/** The input of each call: valid, so that only the ids can be refused. */
const inputs: Partial<Record<EndpointName, (ids: Ids) => Record<string, unknown>>> = {
  updateUser: () => ({ email: 'somebody@example.org' }),
  changePassword: () => ({ currentPassword: 'correct horse', newPassword: 'another horse' }),
  changeLanguage: () => ({ language: 'es' }),
  changeUser: () => ({ firstName: 'E', lastName: 'F', role: 'agency' }),
  changeUserAccess: () => ({ active: true }),
  updateClient: () => ({ name: `Renamed ${Math.random()}` }),
  createOpportunity: ({ clientId }) => ({ name: 'New', clientId }),
  updateOpportunity: () => ({ name: 'Renamed' }),
  createRole: ({ opportunityId }) => ({ name: 'New', opportunityId, file: new File(['# File'], 'role.md') }),
  updateRole: () => ({ name: 'Renamed', file: new File(['# File'], 'role.md') }),
  updateStatus: () => ({ status: 'Hired' }),
  updateExpectedSalary: () => ({ expectedSalary: '1' }),
  updateStatuses: ({ analysisId }) => ({ ids: [analysisId], status: 'Hired' }),
  changeRoleRubric: () => ({ version: 1, requirements: [{ id: 'r1', active: true, must: false, weight: 2 }] }),
  previewRoleRubric: () => ({ version: 1, requirements: [{ id: 'r1', active: true, must: false, weight: 2 }] }),
  restoreRoleRubric: () => ({ version: 1, restore: 1 }),
  moveCandidacy: ({ roleId }) => ({ roleId }),
  moveCandidacies: ({ analysisId, roleId }) => ({ ids: [analysisId], roleId }),
  keepInNewRole: ({ opportunityId, analysisId }) => ({ name: 'New', opportunityId, ids: [analysisId] }),
  correctFact: () => ({ reason: 'The island' }),
  correctVerdict: () => ({ verdict: 'met', reason: 'Heard on the phone' }),
  createNote: () => ({ text: 'A note' }),
  updateNote: () => ({ text: 'Another note' }),
  createShare: ({ analysisId }) => ({ candidates: [{ id: analysisId }] }),
  createShareFile: ({ analysisId }) => ({ candidates: [{ id: analysisId }] }),
  readClientAnswers: ({ roleId }) => ({
    file: new File([JSON.stringify({ share: tokenOfFile(roleId), answers: [] })], 'answers.json'),
  }),
  makePack: ({ analysisId }) => ({ candidates: [{ id: analysisId }], format: 'html' }),
  changePackSettings: () => ({ name: null, color: null }),
  drawLetter: () => ({ kind: 'notice', language: 'en', text: 'Dear Alex' }),
  markLetterSent: () => ({ kind: 'notice', language: 'en', text: 'Dear Alex', sentOn: '2026-01-31' }),
  setLetterDue: () => ({ kind: 'notice', dueOn: '2026-01-31' }),
  changeRubric: () => ({ version: 1, requirements: [{ id: 'r1', active: true, must: false, weight: 2 }] }),
  previewRubric: () => ({ version: 1, requirements: [{ id: 'r1', active: true, must: false, weight: 2 }] }),
  restoreRubric: () => ({ version: 1, restore: 1 }),
  mapImport: () => ({ hasHeader: true, fields: ['name'] }),
  updatePerson: () => ({ name: 'Renamed' }),
  unmaskPerson: () => ({ reason: 'The client asks' }),
  joinPeople: ({ personId }) => ({ otherId: personId }),
  separatePerson: ({ resumeId }) => ({ resumeId }),
  keepPeopleApart: ({ personId }) => ({ otherId: personId, apart: true }),
  createPersonNote: () => ({ text: 'A note' }),
  updatePersonNote: () => ({ text: 'Another note' }),
  searchPeople: () => ({ q: 'Java' }),
  saveSearch: () => ({ name: 'Java people' }),
  changeWebhook: () => ({ paused: true }),
  changeRetention: ({ clientId }) => ({
    afterActivity: 24,
    afterRefusal: null,
    erases: false,
    historyMonths: 48,
    clients: [{ clientId, afterActivity: null, afterRefusal: 6 }],
  }),
  changeBlind: () => ({ blind: false }),
  eraseDuePeople: ({ personId }) => ({ ids: [personId] }),
  holdLegally: ({ clientId }) => ({ of: 'client', id: clientId, reason: 'A court' }),
  takeUpPerson: ({ personId }) => ({ personId }),
  shortlistPeople: ({ personId }) => ({ ids: [personId] }),
  uploadRoleResumes: () => ({ files: new File(['A resume'], 'resume.txt') }),
  uploadResume: ({ jobDescriptionId }) => ({ jobDescriptionId, file: new File(['A resume'], 'resume.txt') }),
};

/** The row that `:id` means, by the first part of the path. */
const collections: Record<string, keyof Ids> = {
  user: 'userId',
  admin: 'userId',
  clients: 'clientId',
  opportunities: 'opportunityId',
  roles: 'roleId',
  analysis: 'analysisId',
  candidacies: 'analysisId',
  people: 'personId',
  searches: 'searchId',
  tokens: 'tokenId',
  webhooks: 'webhookId',
};

/** The address of a call about some rows, or with a text in the place of each id. */
export function addressOf({ path }: Endpoint, ids: Ids | string): string {
  return path.replaceAll(/:(\w+)/g, (_, parameter: string) =>
    String(
      typeof ids === 'string'
        ? ids
        : ids[parameter === 'id' ? collections[path.split('/')[2]!]! : (parameter as keyof Ids)],
    ),
  );
}

/** Makes a call about some rows. */
export function send(client: Client, endpoint: NamedCall, ids: Ids, address = addressOf(endpoint, ids)) {
  const { name, method, body } = endpoint;
  const input = inputs[name]?.(ids);
  if (body !== 'multipart') return client.call(address, { method, ...(input && { json: input }) });
  const form = new FormData();
  for (const [field, value] of Object.entries(input ?? {}))
    form.set(field, value instanceof File ? value : String(value));
  return client.call(address, { method, body: form });
}
