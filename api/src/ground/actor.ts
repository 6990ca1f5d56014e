import type { User } from '@cotejo/contract';

/** The caller of a call, by their session or by an API token of theirs. */
export type Actor = {
  userId: number;
  companyId: number;
  /** What the caller may do: the user's role, or less with an API token. */
  role: User['role'];
  /** The API token that came with the call. */
  tokenId?: number | undefined;
  /** Whether anything of the company is reviewed blind. */
  blind?: boolean | undefined;
  /** Whether the company asks for a second factor that the user has yet to set up. */
  needsSecondFactor?: boolean | undefined;
};
