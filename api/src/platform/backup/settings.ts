import { wholeNumber } from '@cotejo/plugin-kit';
import { settings } from '../../ground/config/setting.ts';

export const backupSettings = settings({
  days: {
    name: 'BACKUP_DAYS',
    meaning:
      'For how many days you keep backups. Cotejo deletes none: receipts of erasures say by it until when a backup ' +
      'may still hold somebody.',
    schema: wholeNumber(1, 3650),
  },
});
