ALTER TABLE "pool_searches" ADD COLUMN "nearest" integer[] DEFAULT '{}'::integer[] NOT NULL;--> statement-breakpoint
UPDATE "pool_searches" SET "nearest" = coalesce((SELECT array_agg("person_id" ORDER BY "place") FROM "pool_hits" WHERE "pool_hits"."company_id" = "pool_searches"."company_id" AND "search_id" = "id" AND "match_score" IS NULL), '{}') WHERE "state" = 'looking';
