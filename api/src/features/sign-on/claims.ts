import { emailInput, requiredText, type userRoles } from '@cotejo/contract';
import * as v from 'valibot';
import type { Config } from '../../ground/config/config.ts';

/** What an identity provider says of somebody, by name. */
export type Claims = Record<string, unknown>;

/** A claim by its name; a name with dots also leads through claims within others, such as `realm_access.roles`. */
function claimOf(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  return name
    .split('.')
    .reduce<unknown>(
      (within, part) =>
        typeof within === 'object' && within !== null && Object.hasOwn(within, part)
          ? (within as Claims)[part]
          : undefined,
      claims,
    );
}

/** The first of the pairs whose key is a value of the claim; the claim holds one text or a list of them. */
function mappedBy<Value>(claims: Claims, name: string, pairs: [string, Value][]): Value | undefined {
  const values = [claimOf(claims, name)].flat();
  return pairs.find(([key]) => values.includes(key))?.[1];
}

/** The role that the claims give: null where they give none, undefined where the settings leave it to Cotejo. */
export function roleIn(
  claims: Claims,
  { roleClaim, roles }: Config['signOn'],
): (typeof userRoles)[number] | null | undefined {
  return roleClaim && roles ? (mappedBy(claims, roleClaim, roles) ?? null) : undefined;
}

/** The user name of somebody in the company that the claims name: null where they name none; otherwise as set. */
export function companyMemberIn(
  claims: Claims,
  { company, companyClaim, companies }: Config['signOn'],
): string | null | undefined {
  return companyClaim && companies ? (mappedBy(claims, companyClaim, companies) ?? null) : company;
}

/** The address of somebody, and whether the provider vouches for it being theirs; null where it says none. */
export function emailIn(claims: Claims): { email: string; isVerified: boolean } | null {
  const { success, output } = v.safeParse(emailInput, claims['email']);
  return success ? { email: output, isVerified: claims['email_verified'] === true } : null;
}

/** The name of somebody, as far as the provider says it. */
export function nameIn(claims: Claims): { firstName: string | null; lastName: string | null } {
  const text = (name: string) => {
    const { success, output } = v.safeParse(requiredText('value-required'), claims[name]);
    return success ? output : null;
  };
  return { firstName: text('given_name') ?? text('name'), lastName: text('family_name') };
}
