import { limits } from '@cotejo/contract';
import { wholeNumber } from '@cotejo/plugin-kit';
import { settings } from '../../ground/config/setting.ts';

export const sessionSettings = settings({
  idleDays: {
    name: 'SESSION_IDLE_DAYS',
    meaning: 'A session ends after so many days without use.',
    schema: wholeNumber(1, 365),
    default: '14',
  },
  maximumDays: {
    name: 'SESSION_MAXIMUM_DAYS',
    meaning: 'A session ends so many days after sign-in, however much it is used.',
    schema: wholeNumber(1, 365),
    default: '90',
  },
  passwordMinimum: {
    name: 'PASSWORD_MINIMUM',
    meaning: 'Fewest characters of a new password.',
    schema: wholeNumber(limits.passwordMinimum, 64),
    default: String(limits.passwordMinimum),
  },
  loginFailures: {
    name: 'LOGIN_FAILURES',
    meaning:
      'Failed logins per account and address within `LOGIN_WINDOW_SECONDS` before further ones are refused for a ' +
      'growing time.',
    schema: wholeNumber(1, 1000),
    default: '10',
  },
  loginWindowSeconds: {
    name: 'LOGIN_WINDOW_SECONDS',
    meaning: 'See `LOGIN_FAILURES`.',
    schema: wholeNumber(10, 86_400),
    default: '300',
  },
  uploadsAtOnce: {
    name: 'UPLOADS_AT_ONCE',
    meaning:
      'Most uploads that one user may have under way; further ones are refused with the time to come back. ' +
      'All processes count together.',
    schema: wholeNumber(1, 10_000),
    default: '20',
  },
  uploadsPerMinute: {
    name: 'UPLOADS_PER_MINUTE',
    meaning: 'Most uploads that one user may begin in a minute.',
    schema: wholeNumber(1, 1_000_000),
    default: '300',
  },
  analysesAtOnce: {
    name: 'ANALYSES_AT_ONCE',
    meaning: 'The same for analyses, each of up to five candidates.',
    schema: wholeNumber(1, 10_000),
    default: '20',
  },
  analysesPerMinute: {
    name: 'ANALYSES_PER_MINUTE',
    meaning: 'The same for analyses.',
    schema: wholeNumber(1, 1_000_000),
    default: '120',
  },
  tokenCallsPerMinute: {
    name: 'TOKEN_CALLS_PER_MINUTE',
    meaning: 'Most calls with one API token in a minute.',
    schema: wholeNumber(1, 1_000_000),
    default: '600',
  },
  registrationsPerHour: {
    name: 'REGISTRATIONS_PER_HOUR',
    meaning: 'Most registrations from one address in an hour.',
    schema: wholeNumber(1, 100_000),
    default: '60',
  },
});
