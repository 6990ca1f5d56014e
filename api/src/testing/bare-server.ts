import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import postgres from 'postgres';

/**
 * The least that a server can do: Hono answering one client by its primary key. Benchmarks compare the product with it.
 */
export async function startBareServer(databaseUrl: string, port: number): Promise<void> {
  const query = postgres(databaseUrl);
  const [last] = await query<{ id: number }[]>`select max(id) as id from clients`;
  const app = new Hono();
  app.all('*', async (context) => {
    const id = Math.ceil(Math.random() * last!.id);
    return context.json(
      await query`select id, name, created_at as "createdAt", updated_at as "updatedAt" from clients where id = ${id}`,
    );
  });
  serve({ fetch: app.fetch, hostname: '127.0.0.1', port });
}
