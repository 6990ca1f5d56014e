import { wholeNumber } from '@cotejo/plugin-kit';
import { settings } from '../../ground/config/setting.ts';

export const backupSettings = settings({
  days: {
    name: 'BACKUP_DAYS',
    meaning:
      'For how many days you keep backups: receipts of erasures say by it until when a backup may still hold ' +
      'somebody. The server deletes none; `deploy/backup` does where it is told the days.',
    schema: wholeNumber(1, 3650),
  },
});
