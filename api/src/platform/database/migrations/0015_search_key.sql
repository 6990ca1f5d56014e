CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "search_key" text GENERATED ALWAYS AS (regexp_replace(normalize(lower(coalesce(name, '') || ' ' || original_file_name), NFD), '[\u0300-\u036f]', '', 'g')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "resumes_search_key" ON "resumes" USING gin ("search_key" gin_trgm_ops);