ALTER TABLE "analyses" ADD COLUMN "confidence" jsonb;--> statement-breakpoint
ALTER TABLE "job_descriptions" ADD COLUMN "pages" jsonb;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "pages" jsonb;