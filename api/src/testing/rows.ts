import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { factsIn } from '../features/facts/facts.ts';
import { eq } from '../platform/database/drizzle.ts';
import {
  analyses,
  candidacyEvents,
  candidacyNotes,
  clients,
  factCorrections,
  jobDescriptions,
  letters,
  opportunities,
  people,
  peopleImports,
  personNotes,
  poolSearches,
  resumeOutlines,
  resumes,
  roles,
  users,
  verdictCorrections,
} from '../platform/database/schema/index.ts';
import { newKey } from '../platform/storage/storage.ts';
import type { Client } from './client.ts';
import type { TestServer } from './server.ts';

type Values = { score?: number; candidateName?: string | null };
export type Rows = {
  userId: number;
  companyId: number;
  requirementId: string;
  factId: string;
  clientId: number;
  opportunityId: number;
  roleId: number;
  jobDescriptionId: number;
  resumeId: number;
  personId: number;
  analysisId: number;
  noteId: number;
  letterId: number;
  personNoteId: number;
  searchId: number;
  /** A spreadsheet of people that was checked. */
  importId: number;
};

/** Rows of each kind for the company of a user: a role with a file and one analyzed candidate. */
export async function insertRows(server: TestServer, { user }: Client): Promise<Rows> {
  const { database } = server;
  const [person] = await database.select({ companyId: users.companyId }).from(users).where(eq(users.id, user.id));
  const owner = { companyId: person!.companyId, userId: user.id };
  const name = `Client ${randomUUID()}`;
  const filePath = await store(server, '# Role file');
  const clientId = idOf(
    await database
      .insert(clients)
      .values({ ...owner, name, nameKey: name.toLowerCase() })
      .returning(),
  );
  const opportunityId = idOf(
    await database
      .insert(opportunities)
      .values({ ...owner, clientId, name: 'Opportunity' })
      .returning(),
  );
  const roleId = idOf(
    await database
      .insert(roles)
      .values({
        ...owner,
        opportunityId,
        name: 'Role',
        fileOriginalName: 'role.md',
        fileSize: 11,
        mediaType: 'text/markdown',
        filePath,
      })
      .returning(),
  );
  const candidate = await insertCandidate(server, { ...owner, roleId });
  const { jobDescriptionId, analysisId: candidacyId } = candidate;
  await database.update(jobDescriptions).set({ roleId }).where(eq(jobDescriptions.id, jobDescriptionId));
  await database.update(roles).set({ jobDescriptionId }).where(eq(roles.id, roleId));
  const noteId = idOf(
    await database
      .insert(candidacyNotes)
      .values({ ...owner, candidacyId, text: 'A note' })
      .returning(),
  );
  const letter = { kind: 'notice' as const, language: 'en' as const, text: 'A letter', sentOn: '2026-01-31' };
  const letterId = idOf(
    await database
      .insert(letters)
      .values({ ...owner, candidacyId, ...letter })
      .returning(),
  );
  const personNoteId = idOf(
    await database
      .insert(personNotes)
      .values({ ...owner, personId: candidate.personId, text: 'A note' })
      .returning(),
  );
  const requirement = { id: 'r1', text: 'Java', kind: 'skill' as const, must: true, weight: 1, skills: ['Java'] };
  await database
    .insert(verdictCorrections)
    .values({ ...owner, candidacyId, jobDescriptionId, requirement, verdict: 'met', reason: 'Heard on the phone' });
  const { personId, resumeId } = candidate;
  const factId = await insertCorrectedSkill(server, { ...owner, personId, resumeId });
  const searchId = idOf(
    await database
      .insert(poolSearches)
      .values({ ...owner, requirements: [requirement], inputKey: '' })
      .returning(),
  );
  const columns = [{ title: 'Name', samples: ['Ada Reed'], field: 'name' as const }];
  const importId = idOf(
    await database
      .insert(peopleImports)
      .values({ ...owner, fileName: 'people.csv', state: 'checked', hasHeader: true, columns, firstRow: 1, rows: 0 })
      .returning(),
  );
  return {
    requirementId: requirement.id,
    factId,
    noteId,
    letterId,
    personNoteId,
    searchId,
    importId,
    ...owner,
    clientId,
    opportunityId,
    roleId,
    ...candidate,
  };
}

const noProfile = { positions: [], totalYears: 0, education: [], languages: [], certifications: [], skills: [] };

/** A job description with one analyzed resume. */
export async function insertCandidate(
  server: TestServer,
  owner: { companyId: number; userId: number; roleId: number | null },
  { score = 70, candidateName = 'Alex Example' }: Values = {},
) {
  const { database } = server;
  const { companyId, userId, roleId } = owner;
  const document = async () => ({
    companyId,
    userId,
    fileSize: 10,
    mediaType: 'text/plain',
    storageKey: await store(server, 'A document'),
    contentHash: randomUUID(),
    state: 'ready' as const,
    language: 'en',
    extractedText: 'Text',
  });
  const jobDescriptionId = idOf(
    await database
      .insert(jobDescriptions)
      .values({
        ...(await document()),
        originalFileName: 'job.txt',
        title: 'Engineer',
        skills: ['Java'],
        requirements: [{ id: 'r1', text: 'Java', kind: 'skill', must: true, weight: 1, skills: ['Java'] }],
      })
      .returning(),
  );
  const personId = idOf(
    await database
      .insert(people)
      .values({ companyId, name: candidateName ?? 'resume' })
      .returning(),
  );
  const resumeId = idOf(
    await database
      .insert(resumes)
      .values({
        ...(await document()),
        jobDescriptionId,
        originalFileName: 'resume.txt',
        name: candidateName,
        matchState: 'done',
        personId,
      })
      .returning(),
  );
  const analysisId = idOf(
    await database
      .insert(analyses)
      .values({
        companyId,
        jobDescriptionId,
        resumeId,
        roleId,
        matchScore: score,
        summary: 'Summary',
        keyStrengths: [],
        areasForConsideration: [],
        requirements: [],
        arithmetic: [],
        profile: noProfile,
        warnings: [],
        provenance: [],
        asOf: '2025-01',
        inputKey: 'key',
      })
      .returning(),
  );
  return { jobDescriptionId, resumeId, personId, analysisId };
}

/** A skill that was read from a resume, and that a recruiter has said is none; gives the id of the fact. */
async function insertCorrectedSkill(
  { database }: TestServer,
  { companyId, userId, personId, resumeId }: { companyId: number; userId: number; personId: number; resumeId: number },
): Promise<string> {
  const profile = { ...noProfile, skills: ['Java'], namedIn: [{ skill: 'Java', lines: [0] }] };
  await database.insert(resumeOutlines).values({ companyId, resumeId, terms: [], profile, madeBy: '' });
  const [resume] = await database.select().from(resumes).where(eq(resumes.id, resumeId));
  const [fact] = factsIn(profile, resume!.extractedText!);
  const correction = { kind: 'skill' as const, lines: fact!.lines, skill: 'Java' };
  const { contentHash } = resume!;
  const columns = { companyId, userId, personId, contentHash, resumeId, fact: fact!.id };
  await database.insert(factCorrections).values({ ...columns, correction, reason: 'The island' });
  return fact!.id;
}

/** The keys of all files in the storage. */
export async function storedKeys({ dependencies: { storage } }: TestServer): Promise<Set<string>> {
  const keys = new Set<string>();
  for await (const { key } of storage.list()) keys.add(key);
  return keys;
}

async function store({ dependencies: { storage } }: TestServer, text: string): Promise<string> {
  const key = newKey();
  await storage.put(key, Readable.from([text]));
  return key;
}

function idOf(rows: { id: number }[]): number {
  return rows[0]!.id;
}

/** A change of score of the candidacy of some rows, with the verdicts of before; gives the id of the entry. */
export async function insertScoreChange({ database }: TestServer, rows: Rows): Promise<number> {
  const { companyId, userId, roleId, jobDescriptionId, analysisId: candidacyId } = rows;
  const score = { matchScore: 79, jobDescriptionId, requirements: [], arithmetic: [] };
  const change = {
    what: 'score' as const,
    from: score.matchScore,
    to: 80,
    cause: 'renewed' as const,
    jobDescriptionId,
    fromVersion: 1,
    toVersion: 1,
  };
  return idOf(
    await database
      .insert(candidacyEvents)
      .values({ companyId, userId, candidacyId, roleId, change, judgment: { ...score, rubricVersion: 1 } })
      .returning(),
  );
}
