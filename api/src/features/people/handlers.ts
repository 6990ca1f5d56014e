import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { readChanges } from './changes.ts';
import { correctFact, takeBackFact } from './correct-fact.ts';
import { joinPeople, keepPeopleApart, separatePerson } from './join.ts';
import { listPeople } from './list.ts';
import { createNote, deleteNote, updateNote } from './notes.ts';
import { readFacts } from './read-facts.ts';
import { readPerson } from './read.ts';
import { maskPerson, unmaskPerson } from './unmask.ts';
import { updatePerson } from './update.ts';

type Names =
  | 'listPeople'
  | 'getPerson'
  | 'updatePerson'
  | 'getResumeChanges'
  | 'unmaskPerson'
  | 'maskPerson'
  | 'getResumeFacts'
  | 'correctFact'
  | 'takeBackFact'
  | 'joinPeople'
  | 'separatePerson'
  | 'keepPeopleApart'
  | 'createPersonNote'
  | 'updatePersonNote'
  | 'deletePersonNote';

export function peopleHandlers(dependencies: Dependencies): Pick<Handlers, Names> {
  const { database, text } = dependencies;
  return {
    listPeople: ({ actor, query, signal }) => listPeople({ database, text }, actor, query, signal),
    getPerson: ({ actor, params }) => readPerson(database, actor, params.id),
    updatePerson: ({ actor, params, input }) => updatePerson(dependencies, actor, params.id, input),
    getResumeChanges: ({ actor, params }) => readChanges(database, actor, params),
    unmaskPerson: ({ actor, params, input }) => unmaskPerson(database, actor, params.id, input.reason),
    maskPerson: ({ actor, params }) => maskPerson(database, actor, params.id),
    getResumeFacts: ({ actor, params }) => readFacts(database, actor, params),
    correctFact: ({ actor, params, input }) => correctFact(dependencies, actor, params, input),
    takeBackFact: ({ actor, params }) => takeBackFact(dependencies, actor, params),
    joinPeople: ({ actor, params, input }) => joinPeople(database, actor, params.id, input.otherId),
    separatePerson: ({ actor, params, input }) => separatePerson(database, actor, params.id, input.resumeId),
    keepPeopleApart: ({ actor, params, input }) => keepPeopleApart(database, actor, params.id, input),
    createPersonNote: ({ actor, params, input }) => createNote(database, actor, params.id, input.text),
    updatePersonNote: ({ actor, params, input }) => updateNote(dependencies, actor, params, input.text),
    deletePersonNote: ({ actor, params }) => deleteNote(database, actor, params),
  };
}
