// In a process of its own, as the product is.
import { startBareServer } from '../../../api/src/testing/bare-server.ts';

await startBareServer(process.env.DATABASE_URL ?? '', Number(process.env.PORT));
