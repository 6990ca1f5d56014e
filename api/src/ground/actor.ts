import type { User } from '@cotejo/contract';

/** Who is calling, as the session says; every query on business rows takes one. */
export type Actor = { userId: number; companyId: number; role: User['role'] };
