import { type CompanyHistoryEntry, historyActionOf, knownStatus } from '@cotejo/contract';
import type { Texts } from '../../texts/index.tsx';

/** What an entry is about, with its noun. */
export function nameOf({ kind, id, name }: NonNullable<CompanyHistoryEntry['subject']>, texts: Texts): string {
  const { nouns, gone } = texts.companyHistory;
  return name === null ? gone(nouns[kind], id) : `${nouns[kind]} ${name}`;
}

/** Who has done it: a user, maybe by an API token, or what stands for one where none was logged in. */
export function actorOf({ user, token, action, details }: CompanyHistoryEntry, texts: Texts): string {
  const { actors } = texts.companyHistory;
  if (user) return token ? actors.byToken(user.name, token.name) : user.name;
  if (details.by === 'operator') return actors.operator;
  return historyActionOf(action)?.[0] === 'access' ? actors.somebody : actors.server;
}

/** The rest of the sentence that begins with who has done it. */
export function sentenceOf(entry: CompanyHistoryEntry, texts: Texts): string {
  const { companyHistory: words } = texts;
  const { action, subject, subjectId, details } = entry;
  const verb = historyActionOf(action)?.[2];
  if (!verb) return words.unknown(action, subjectId);
  const { from, to } = details;
  const statuses =
    typeof from === 'string' && typeof to === 'string'
      ? { from: words.statuses[knownStatus(from)], to: words.statuses[knownStatus(to)] }
      : undefined;
  return words.verbs[verb](subject ? nameOf(subject, texts) : '', statuses);
}
