import type { Context } from 'hono';
import { refusal } from '../../ground/errors.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { createIdentityProvider } from '../../platform/session/identity-provider.ts';
import { createThrottle, type Limit } from '../../platform/session/throttle.ts';
import { isRegistrationOpen } from '../users/registration.ts';
import { userView } from '../users/users.ts';
import { admit } from './admit.ts';
import { createBegunCookie } from './begun-cookie.ts';

/** Calls from one address, which a whole office may share, until one signs somebody in: each asks the provider. */
const CALLS: Limit = { attempts: 200, seconds: 300 };

/** The calls to sign in by the company's identity provider. */
export function signOnHandlers(
  dependencies: Dependencies,
): Pick<Handlers, 'getSignInWays' | 'beginSignOn' | 'finishSignOn'> {
  const { config, database, sessions, log } = dependencies;
  const provider = createIdentityProvider(config, log);
  const cookie = createBegunCookie(config.http.publicUrl);
  const throttle = createThrottle(database);
  const addressOf = clientAddress(config.http.trustedProxies);
  const subject = (context: Context) => ['sign-on', addressOf(context)];
  const passwords = config.users.passwords === 'on';

  return {
    async getSignInWays() {
      const registration = await isRegistrationOpen(config, database);
      return { provider: provider ? config.signOn.name : null, passwords, registration };
    },

    async beginSignOn({ context }) {
      if (!provider) throw refusal('sign-on.off');
      await throttle.attempt(subject(context), CALLS);
      const { address, begun } = await provider.begin();
      cookie.keep(context, begun);
      return { address };
    },

    async finishSignOn({ input, context }) {
      if (!provider) throw refusal('sign-on.off');
      const begun = cookie.take(context);
      const state = new URLSearchParams(input.query).get('state');
      if (!begun || begun.state !== state) throw refusal('sign-on.not-begun');
      await throttle.attempt(subject(context), CALLS);
      const identity = await provider.finish(begun, input.query);
      const user = await admit(dependencies, identity);
      await throttle.forget(subject(context));
      const { id, companyId } = user;
      await audit(database, { companyId, userId: id }, 'user-signed-in', id, { by: 'identity-provider' });
      await sessions.start(context, id, identity.logoutAddress);
      return userView(user);
    },
  };
}
