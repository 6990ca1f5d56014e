ALTER TABLE "job_descriptions" ADD COLUMN "crashes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "job_descriptions" ADD COLUMN "worked_by" text;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "crashes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "worked_by" text;