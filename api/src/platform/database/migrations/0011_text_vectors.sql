CREATE TABLE "text_vectors" (
	"company_id" integer NOT NULL,
	"key" char(64) NOT NULL,
	"vector" "bytea" NOT NULL,
	"job_description_id" integer NOT NULL,
	"resume_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "text_vectors_company_id_key_pk" PRIMARY KEY("company_id","key")
);
--> statement-breakpoint
ALTER TABLE "text_vectors" ADD CONSTRAINT "text_vectors_job_description" FOREIGN KEY ("company_id","job_description_id") REFERENCES "public"."job_descriptions"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_vectors" ADD CONSTRAINT "text_vectors_resume" FOREIGN KEY ("company_id","resume_id") REFERENCES "public"."resumes"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "text_vectors_job_description_id" ON "text_vectors" USING btree ("company_id","job_description_id");--> statement-breakpoint
CREATE INDEX "text_vectors_resume_id" ON "text_vectors" USING btree ("company_id","resume_id");