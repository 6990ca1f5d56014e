import { endpoints } from '@cotejo/contract';
import { refusal } from '../../ground/errors.ts';
import { isoDay } from '../../ground/time.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { attachment } from '../../platform/http/attachment.ts';
import { assertPassword } from '../users/password-rules.ts';
import { listCompanyHistory } from './company-history.ts';
import { companyHistoryCsv } from './history-csv.ts';
import { changeUser, changeUserAccess, createUser, listUsers } from './users.ts';

/** Administration of the users of the admin's own company. */
export function adminHandlers({
  config,
  database,
  sessions,
}: Dependencies): Pick<
  Handlers,
  'listUsers' | 'createUser' | 'changeUser' | 'changeUserAccess' | 'listCompanyHistory' | 'saveCompanyHistory'
> {
  /** Throws for a password that nobody could sign in by. */
  const assertUsable = (password: string) => {
    if (config.users.passwords === 'off') throw refusal('passwords-off');
    assertPassword(password, 'password', config);
  };
  return {
    listUsers: ({ actor }) => listUsers(database, actor),
    async createUser({ actor, input }) {
      assertUsable(input.password);
      return createUser(database, actor, input);
    },
    async changeUser({ actor, params, input, context }) {
      if (input.password !== undefined) assertUsable(input.password);
      const { user, ended } = await changeUser(database, sessions, actor, params.id, input);
      // An admin who changed their own password stays logged in, under a new session.
      if (ended && user.id === actor.userId) await sessions.start(context, user.id);
      return user;
    },
    listCompanyHistory: ({ actor, query }) => listCompanyHistory(database, actor, query),
    async saveCompanyHistory({ actor, query }) {
      const { mediaType } = endpoints.saveCompanyHistory;
      const name = `cotejo-history-${isoDay(new Date())}.csv`;
      return attachment(
        await companyHistoryCsv(database, actor, query),
        `${mediaType}; charset=utf-8; header=present`,
        name,
      );
    },
    changeUserAccess: ({ actor, params, input }) =>
      changeUserAccess(database, sessions, actor, params.id, input.active),
  };
}
