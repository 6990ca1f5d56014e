import { invalidInput, issueAt, refusal } from '../../ground/errors.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { secretAddress } from '../../platform/session/one-time-codes.ts';
import { createTakeCode, findSecondFactor, type SecondFactorRow } from '../../platform/session/second-factor.ts';
import { createConfirmPassword } from '../users/confirm-password.ts';
import { changeRule, readRule } from './rule.ts';
import { beginSecondFactor, confirmSecondFactor, endSecondFactor, readSecondFactor } from './second-factor.ts';

type SecondFactorHandlers = Pick<
  Handlers,
  | 'getSecondFactor'
  | 'beginSecondFactor'
  | 'confirmSecondFactor'
  | 'endSecondFactor'
  | 'getSecondFactorRule'
  | 'changeSecondFactorRule'
>;

/** A code of an authenticator app beside the password: one's own, and whether the company asks for it. */
export function secondFactorHandlers(dependencies: Dependencies): SecondFactorHandlers {
  const { config, database, sessions } = dependencies;
  const confirmPassword = createConfirmPassword(dependencies);
  const takeCode = createTakeCode(config, database);
  const assertCode = async (factor: SecondFactorRow, code: string) => {
    if (!(await takeCode(factor, code))) throw invalidInput(issueAt('code', 'code-wrong'));
  };
  return {
    getSecondFactor: ({ actor }) => readSecondFactor(database, actor),

    async beginSecondFactor({ actor, input }) {
      const { username } = await confirmPassword(actor, 'password', input.password);
      const secret = await beginSecondFactor(database, actor);
      return { secret, address: secretAddress(username, secret) };
    },

    async confirmSecondFactor({ actor, input, context }) {
      const factor = await findSecondFactor(database, actor);
      if (!factor) throw refusal('second-factor.off');
      if (factor.confirmedAt) throw refusal('second-factor.on');
      await assertCode(factor, input.code);
      const recoveryCodes = await confirmSecondFactor(database, sessions, actor, factor.secret);
      await sessions.start(context, actor.userId);
      return { recoveryCodes };
    },

    async endSecondFactor({ actor, input }) {
      const factor = await findSecondFactor(database, actor);
      if (!factor?.confirmedAt) throw refusal('second-factor.off');
      await confirmPassword(actor, 'password', input.password);
      await assertCode(factor, input.code);
      await endSecondFactor(database, actor);
    },

    getSecondFactorRule: ({ actor }) => readRule(database, actor),
    changeSecondFactorRule: ({ actor, input }) => changeRule(database, actor, input.required),
  };
}
