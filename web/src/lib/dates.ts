import { lightFormat, parseISO } from 'date-fns';

/*
 * How every screen writes dates, at the place where the reader is. What is given is in ISO 8601, as the contract has
 * it: a moment, or a day, which is the same wherever the reader is.
 */

const written = (when: string, pattern: string): string => lightFormat(parseISO(when), pattern);

/** A day: `27/11/2026`. */
export const dayText = (when: string): string => written(when, 'dd/MM/yyyy');

/** A moment to the minute: `27/11/2026 14:05`. */
export const minuteText = (when: string): string => written(when, 'dd/MM/yyyy HH:mm');

/** A moment to the second, where many things happen in a minute: `27/11/2026 14:05:09`. */
export const secondText = (when: string): string => written(when, 'dd/MM/yyyy HH:mm:ss');

/** The time of a moment that is known to be near: `14:05`. */
export const timeText = (when: string): string => written(when, 'HH:mm');

/** The day that it is now, as the contract has days: `2026-11-27`. */
export const today = (): string => lightFormat(new Date(), 'yyyy-MM-dd');
