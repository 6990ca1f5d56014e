import * as v from 'valibot';
import { settings } from '../../ground/config/setting.ts';

export const healthSettings = settings({
  token: {
    name: 'HEALTH_TOKEN',
    meaning:
      'Who sends it as `Authorization: Bearer …` is told by `/api/health/ready` what is wrong with which ' +
      'component, and everybody else only whether all is well. The port of `/metrics` tells it without.',
    schema: v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters')),
    secret: true,
  },
});
