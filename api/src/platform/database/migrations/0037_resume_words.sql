CREATE TABLE "resume_words" (
	"company_id" integer NOT NULL,
	"resume_id" integer NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "resume_words_company_id_resume_id_pk" PRIMARY KEY("company_id","resume_id")
);
--> statement-breakpoint
ALTER TABLE "resume_words" ADD CONSTRAINT "resume_words_resume" FOREIGN KEY ("company_id","resume_id") REFERENCES "public"."resumes"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resume_words_words" ON "resume_words" USING gin ("words");