import { historyActions } from '@cotejo/contract';
import { connect, type Database, disconnect } from '../../../api/src/platform/database/client.ts';
import { startEmbedded } from '../../../api/src/platform/database/embedded.ts';
import { signUp } from '../../../api/src/testing/client.ts';
import { colleagueOf } from '../../../api/src/testing/colleague.ts';
import { startProduct } from '../../demo/drive/product.ts';
import { settle } from '../../demo/seed-agency.ts';
import { type Figure, median, quantile } from './figure.ts';
import { latenciesOf } from './lists.ts';

const ENTRIES = 1_000_000;
/**
 * Records that the entries are of, colleagues who have written them beside the administrator, and minutes between two.
 */
const [RECORDS, COLLEAGUES, PACE] = [20_000, 4, 2];

/** The first page of a company's history with a million entries, with each filter, over HTTP to the last byte. */
export async function measureCompanyHistory(): Promise<Figure[]> {
  const product = await startProduct();
  try {
    const admin = await signUp(product.origin);
    const { cookie, user } = admin;
    const colleagues = Array.from({ length: COLLEAGUES }, () => colleagueOf(admin, product.origin));
    const users = [user, ...(await Promise.all(colleagues)).map((one) => one.user)];
    await seed(
      product.dataFolder,
      users.map(({ id }) => id),
    );
    const lastMonth = new Date(Date.now() - 30 * 86_400_000).toISOString();
    const filters = {
      'without a filter': '',
      'of a user': `?userId=${user.id}`,
      'of the server': '?by=server',
      'of a kind': '?kind=decided',
      'of an action': '?action=getCandidacy',
      'of a person': '?subject=person&subjectId=7',
      'of a user and a kind, before a month ago': `?userId=${user.id}&kind=shown&to=${lastMonth}`,
    };
    const figures: Figure[] = [];
    for (const [what, query] of Object.entries(filters)) {
      const latencies = await latenciesOf(new URL(`/api/admin/history${query}`, product.origin), cookie);
      const name = `first page of ${ENTRIES} entries of the history ${what}`;
      figures.push(
        { name: `${name}, median`, value: median(latencies), unit: 'ms' },
        { name: `${name}, p95`, value: quantile(latencies, 0.95), unit: 'ms', target: 'under 150 ms' },
      );
    }
    return figures;
  } finally {
    await product.stop();
  }
}

/** Writes entries of some years through the server's own database. */
async function seed(dataFolder: string, users: number[]): Promise<void> {
  const embedded = await startEmbedded(dataFolder);
  const database = connect(embedded.url, { connections: 1, timeoutSeconds: 600 });
  try {
    await writeEntries(database, users);
    await settle(database);
  } finally {
    await disconnect(database);
    await embedded.stop();
  }
}

/** One in six is of the server. The hashes are none, as nobody checks them here. */
const writeEntries = (database: Database, users: number[]) =>
  database.$client.begin(async (query) => {
    await query`set local session_replication_role = replica`;
    await query`
      insert into audit_log (company_id, user_id, action, subject_id, details, created_at, place, hash)
      select last.company_id, users[n % ${users.length + 1}], actions[1 + n % cardinality(actions)], 1 + n % ${RECORDS},
        '{}', last.created_at - (${ENTRIES} - n) * ${PACE} * interval '1 minute', last.place + n, ''
      from generate_series(1, ${ENTRIES}::int) n,
        (select string_to_array(${users.join()}, ',')::int[] as users,
          string_to_array(${Object.keys(historyActions).join()}, ',') as actions) known,
        (select * from audit_log order by place desc limit 1) last`;
  });
