/** Milliseconds of an hour and of a day. */
export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** The day of a moment in universal time: `2026-11-27`. */
export const isoDay = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The month of a moment in universal time: `2026-11`. */
export const isoMonth = (moment: Date): string => moment.toISOString().slice(0, 7);
