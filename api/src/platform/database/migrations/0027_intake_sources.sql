CREATE TABLE "intake_arrivals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "intake_arrivals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"source" text NOT NULL,
	"key" char(64) NOT NULL,
	"sameness" char(64),
	"role_id" integer,
	"sender" text,
	"title" text,
	"arrived_at" timestamp with time zone,
	"is_done" boolean DEFAULT false NOT NULL,
	"attempts" integer DEFAULT 1 NOT NULL,
	"skipped" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "intake_arrivals_company_id_id" UNIQUE("company_id","id"),
	CONSTRAINT "intake_arrivals_key" UNIQUE("company_id","source","key")
);
--> statement-breakpoint
CREATE TABLE "intake_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "intake_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"arrival_id" integer NOT NULL,
	"part" text NOT NULL,
	"outcome" text NOT NULL,
	"file_name" text,
	"refusal" text,
	"values" jsonb,
	"resume_id" integer,
	"content_hash" char(64),
	CONSTRAINT "intake_files_part" UNIQUE("company_id","arrival_id","part")
);
--> statement-breakpoint
CREATE TABLE "intake_sources" (
	"company_id" integer NOT NULL,
	"name" text NOT NULL,
	"looked_at" timestamp with time zone,
	"problem" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"numbering" text,
	"read_to" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "intake_sources_company_id_name_pk" PRIMARY KEY("company_id","name")
);
--> statement-breakpoint
ALTER TABLE "resumes" ALTER COLUMN "job_description_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "model_answers" ALTER COLUMN "job_description_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "text_vectors" ALTER COLUMN "job_description_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "intake_arrivals" ADD CONSTRAINT "intake_arrivals_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intake_arrivals" ADD CONSTRAINT "intake_arrivals_role" FOREIGN KEY ("company_id","role_id") REFERENCES "public"."roles"("company_id","id") ON DELETE set null ("role_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intake_files" ADD CONSTRAINT "intake_files_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intake_files" ADD CONSTRAINT "intake_files_arrival" FOREIGN KEY ("company_id","arrival_id") REFERENCES "public"."intake_arrivals"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intake_files" ADD CONSTRAINT "intake_files_resume" FOREIGN KEY ("company_id","resume_id") REFERENCES "public"."resumes"("company_id","id") ON DELETE set null ("resume_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intake_sources" ADD CONSTRAINT "intake_sources_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "intake_arrivals_sameness" ON "intake_arrivals" USING btree ("company_id","source","sameness");--> statement-breakpoint
CREATE INDEX "intake_arrivals_role_id" ON "intake_arrivals" USING btree ("company_id","role_id");--> statement-breakpoint
CREATE INDEX "intake_files_resume_id" ON "intake_files" USING btree ("company_id","resume_id");