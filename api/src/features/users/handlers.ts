import { audit } from '../../platform/database/audit.ts';
import { eq } from '../../platform/database/drizzle.ts';
import { ofCompany } from '../../platform/database/of-company.ts';
import { users } from '../../platform/database/schema/index.ts';
import type { Config } from '../../ground/config/config.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { refusal } from '../../ground/errors.ts';
import { HOUR } from '../../ground/time.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { hashPassword, verifyPassword } from '../../platform/session/passwords.ts';
import { createThrottle, loginLimit } from '../../platform/session/throttle.ts';
import { createAssertCode } from './assert-code.ts';
import { createConfirmPassword } from './confirm-password.ts';
import { identityKey } from './identity-key.ts';
import { assertPassword } from './password-rules.ts';
import { isRegistrationOpen, whoMayRegister } from './registration.ts';
import {
  createCompanyWithUser,
  findUser,
  findUserByName,
  needsSecondFactor,
  updateLanguage,
  updateProfile,
  type UserRow,
  userView,
} from './users.ts';

type UserHandlers = Pick<
  Handlers,
  'getUser' | 'login' | 'register' | 'logout' | 'updateUser' | 'changePassword' | 'changeLanguage'
>;

/** The calls to log in and out, and those about one's own account. */
export function userHandlers(dependencies: Dependencies): UserHandlers {
  const { config, database, sessions, log } = dependencies;
  const throttle = createThrottle(database);
  const addressOf = clientAddress(config.http.trustedProxies);
  /** Not awaited: how long the answer takes must not tell whether there is such an account. */
  const tellFailure = ({ id, companyId }: UserRow) =>
    void audit(database, { companyId, userId: null }, 'sign-in-failed', id).catch((error: unknown) =>
      log.warn({ err: error }, 'a failed login could not be written into the history'),
    );
  const confirmPassword = createConfirmPassword(dependencies);
  const assertCode = createAssertCode(dependencies);

  return {
    async getUser({ actor }) {
      return userView((await findUser(database, actor)) ?? refuseSignedOut(), actor.needsSecondFactor);
    },

    async login({ input, context }) {
      const subject = ['login', identityKey(input.username), addressOf(context)];
      await throttle.attempt(subject, loginLimit(config));
      const user = await findUserByName(database, input.username);
      const matches = await verifyPassword(user?.passwordHash, input.password);
      if (!user || !matches) {
        if (user) tellFailure(user);
        throw refusal('wrong-credentials');
      }
      // Said to who knows the password alone, so that nobody else learns which accounts there are.
      const why = whyNot(user, config);
      if (why) {
        await audit(database, { companyId: user.companyId, userId: null }, 'sign-in-refused', user.id);
        throw refusal(why);
      }
      await assertCode(user, input.code);
      await throttle.forget(subject);
      await audit(database, { companyId: user.companyId, userId: user.id }, 'user-signed-in', user.id);
      await sessions.start(context, user.id);
      return userView(user, await needsSecondFactor(database, user));
    },

    async register({ input, context }) {
      if (!(await isRegistrationOpen(config, database))) throw refusal('registration-closed');
      assertPassword(input.password, 'password', config);
      await throttle.attempt(['register', addressOf(context)], {
        attempts: config.session.registrationsPerHour,
        seconds: HOUR / 1000,
      });
      const { username, email, firstName, lastName, company } = input;
      const passwordHash = await hashPassword(input.password);
      const user = await createCompanyWithUser(
        database,
        { username, email, firstName, lastName, company, passwordHash },
        { onlyFirst: whoMayRegister(config) === 'first' },
      );
      await sessions.start(context, user.id);
      return userView(user);
    },

    async logout({ context }) {
      return { next: await sessions.end(context) };
    },

    async updateUser({ actor, params, input }) {
      if (params.id !== actor.userId) throw refusal('not-found:user');
      return userView((await updateProfile(database, actor, input)) ?? refuseSignedOut());
    },

    async changeLanguage({ actor, params, input }) {
      if (params.id !== actor.userId) throw refusal('not-found:user');
      const user = (await updateLanguage(database, actor, input.language)) ?? refuseSignedOut();
      return userView(user, actor.needsSecondFactor);
    },

    async changePassword({ actor, params, input, context }) {
      if (params.id !== actor.userId) throw refusal('not-found:user');
      assertPassword(input.newPassword, 'newPassword', config);
      const user = await confirmPassword(actor, 'currentPassword', input.currentPassword);
      const passwordHash = await hashPassword(input.newPassword);
      await database.transaction(async (transaction) => {
        await transaction
          .update(users)
          .set({ passwordHash })
          .where(ofCompany(users, actor, eq(users.id, user.id)));
        await audit(transaction, actor, 'password-changed', user.id);
        await sessions.endAll(transaction, user.id);
      });
      await sessions.start(context, user.id);
    },
  };
}

/** Why somebody with the right password is not let in. */
function whyNot({ deactivatedAt, emergencyUntil }: UserRow, { users: { passwords } }: Config) {
  if (deactivatedAt) return 'account-deactivated';
  const isEmergency = emergencyUntil !== null && emergencyUntil > new Date();
  return passwords === 'off' && !isEmergency ? 'passwords-off' : undefined;
}

/** Refuses a call whose user was deleted meanwhile. */
function refuseSignedOut(): never {
  throw refusal('not-signed-in');
}
