-- Drops the column with its index, and makes both again by another expression: PostgreSQL 15 cannot change it.
ALTER TABLE "resumes" drop column "search_key";--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "search_key" text GENERATED ALWAYS AS (lower(regexp_replace(normalize(coalesce(name, '') || ' ' || original_file_name, NFD), '[\u0300-\u036f]', '', 'g'))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "resumes_search_key" ON "resumes" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
-- Migration 0013 lowered names before it took their marks off: in a database of the locale C the letters stayed large.
UPDATE "analyses" SET "name_key" = lower("name_key") WHERE "name_key" <> lower("name_key");