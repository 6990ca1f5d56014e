CREATE TABLE "rubric_versions" (
	"company_id" integer NOT NULL,
	"job_description_id" integer NOT NULL,
	"version" integer NOT NULL,
	"requirements" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	"user_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rubric_versions_company_id_job_description_id_version_pk" PRIMARY KEY("company_id","job_description_id","version")
);
--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "evidence_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "rubric_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "rubric_versions" ADD CONSTRAINT "rubric_versions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rubric_versions" ADD CONSTRAINT "rubric_versions_job_description" FOREIGN KEY ("company_id","job_description_id") REFERENCES "public"."job_descriptions"("company_id","id") ON DELETE cascade ON UPDATE no action;