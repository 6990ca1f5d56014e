CREATE TABLE "model_answers" (
	"company_id" integer NOT NULL,
	"key" char(64) NOT NULL,
	"answer" text NOT NULL,
	"job_description_id" integer NOT NULL,
	"resume_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "model_answers_company_id_key_pk" PRIMARY KEY("company_id","key")
);
--> statement-breakpoint
ALTER TABLE "model_answers" ADD CONSTRAINT "model_answers_job_description" FOREIGN KEY ("company_id","job_description_id") REFERENCES "public"."job_descriptions"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_answers" ADD CONSTRAINT "model_answers_resume" FOREIGN KEY ("company_id","resume_id") REFERENCES "public"."resumes"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "model_answers_job_description_id" ON "model_answers" USING btree ("company_id","job_description_id");--> statement-breakpoint
CREATE INDEX "model_answers_resume_id" ON "model_answers" USING btree ("company_id","resume_id");