import type { User } from '@cotejo/contract';

/** The caller of a call, by their session. */
export type Actor = {
  userId: number;
  companyId: number;
  role: User['role'];
  /** Whether anything of the company is reviewed blind. */
  blind?: boolean | undefined;
};
