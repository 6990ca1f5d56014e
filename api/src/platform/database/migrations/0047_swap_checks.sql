CREATE TABLE "swap_checks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "swap_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"role_id" integer NOT NULL,
	"job_description_id" integer NOT NULL,
	"rubric_version" integer NOT NULL,
	"requirements" jsonb NOT NULL,
	"signals" jsonb NOT NULL,
	"resume_ids" integer[] NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "swap_checks_company_id_id" UNIQUE("company_id","id"),
	CONSTRAINT "swap_checks_role_id" UNIQUE("company_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "swap_results" (
	"company_id" integer NOT NULL,
	"check_id" integer NOT NULL,
	"resume_id" integer NOT NULL,
	"score" integer,
	"swaps" jsonb NOT NULL,
	CONSTRAINT "swap_results_company_id_check_id_resume_id_pk" PRIMARY KEY("company_id","check_id","resume_id")
);
--> statement-breakpoint
ALTER TABLE "swap_checks" ADD CONSTRAINT "swap_checks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "swap_checks" ADD CONSTRAINT "swap_checks_role" FOREIGN KEY ("company_id","role_id") REFERENCES "public"."roles"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "swap_checks" ADD CONSTRAINT "swap_checks_job_description" FOREIGN KEY ("company_id","job_description_id") REFERENCES "public"."job_descriptions"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "swap_results" ADD CONSTRAINT "swap_results_check" FOREIGN KEY ("company_id","check_id") REFERENCES "public"."swap_checks"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "swap_results" ADD CONSTRAINT "swap_results_resume" FOREIGN KEY ("company_id","resume_id") REFERENCES "public"."resumes"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "swap_checks_job_description_id" ON "swap_checks" USING btree ("company_id","job_description_id");--> statement-breakpoint
CREATE INDEX "swap_results_resume_id" ON "swap_results" USING btree ("company_id","resume_id");