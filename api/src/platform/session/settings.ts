import { limits } from '@cotejo/contract';
import { integer, settings } from '../../ground/config/setting.ts';

export const sessionSettings = settings({
  idleDays: {
    name: 'SESSION_IDLE_DAYS',
    meaning: 'A session ends after so many days without use.',
    schema: integer(1, 365),
    default: '14',
  },
  maximumDays: {
    name: 'SESSION_MAXIMUM_DAYS',
    meaning: 'A session ends so many days after sign-in, however much it is used.',
    schema: integer(1, 365),
    default: '90',
  },
  passwordMinimum: {
    name: 'PASSWORD_MINIMUM',
    meaning: 'Fewest characters of a new password.',
    schema: integer(limits.passwordMinimum, 64),
    default: String(limits.passwordMinimum),
  },
  loginFailures: {
    name: 'LOGIN_FAILURES',
    meaning:
      'Failed logins per account and address within `LOGIN_WINDOW_SECONDS` before further ones are refused for a ' +
      'growing time.',
    schema: integer(1, 1000),
    default: '10',
  },
  loginWindowSeconds: {
    name: 'LOGIN_WINDOW_SECONDS',
    meaning: 'See `LOGIN_FAILURES`.',
    schema: integer(10, 86_400),
    default: '300',
  },
  uploadsAtOnce: {
    name: 'UPLOADS_AT_ONCE',
    meaning:
      'Most uploads that one user may have under way; further ones are refused with the time to come back. ' +
      'All processes count together.',
    schema: integer(1, 10_000),
    default: '20',
  },
  uploadsPerMinute: {
    name: 'UPLOADS_PER_MINUTE',
    meaning: 'Most uploads that one user may begin in a minute.',
    schema: integer(1, 1_000_000),
    default: '300',
  },
  analysesAtOnce: {
    name: 'ANALYSES_AT_ONCE',
    meaning: 'The same for analyses, each of up to five candidates.',
    schema: integer(1, 10_000),
    default: '20',
  },
  analysesPerMinute: {
    name: 'ANALYSES_PER_MINUTE',
    meaning: 'The same for analyses.',
    schema: integer(1, 1_000_000),
    default: '120',
  },
  registrationsPerHour: {
    name: 'REGISTRATIONS_PER_HOUR',
    meaning: 'Most registrations from one address in an hour.',
    schema: integer(1, 100_000),
    default: '60',
  },
});
