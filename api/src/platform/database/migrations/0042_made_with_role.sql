ALTER TABLE "job_descriptions" ADD COLUMN "made_with_role" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Those that roles have, and those of roles that are gone: they have judged candidates who came with others.
UPDATE "job_descriptions" AS "job" SET "made_with_role" = true
WHERE EXISTS (
    SELECT 1 FROM "roles"
    WHERE "roles"."company_id" = "job"."company_id" AND "roles"."job_description_id" = "job"."id"
  ) OR ("job"."role_id" IS NULL AND EXISTS (
    SELECT 1 FROM "analyses"
    WHERE "analyses"."company_id" = "job"."company_id" AND "analyses"."job_description_id" = "job"."id"
  ) AND NOT EXISTS (
    SELECT 1 FROM "resumes"
    WHERE "resumes"."company_id" = "job"."company_id" AND "resumes"."job_description_id" = "job"."id"
  ));
