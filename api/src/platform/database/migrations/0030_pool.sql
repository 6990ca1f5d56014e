CREATE EXTENSION IF NOT EXISTS intarray;--> statement-breakpoint
CREATE TABLE "resume_outlines" (
	"company_id" integer NOT NULL,
	"resume_id" integer NOT NULL,
	"terms" integer[] NOT NULL,
	"signature" bit(512),
	"made_by" text NOT NULL,
	CONSTRAINT "resume_outlines_company_id_resume_id_pk" PRIMARY KEY("company_id","resume_id")
);
--> statement-breakpoint
CREATE TABLE "pool_hits" (
	"company_id" integer NOT NULL,
	"search_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"resume_id" integer NOT NULL,
	"place" integer NOT NULL,
	"match_score" integer,
	"verdicts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "pool_hits_company_id_search_id_person_id_pk" PRIMARY KEY("company_id","search_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "pool_searches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pool_searches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"user_id" integer,
	"role_id" integer,
	"name" text,
	"requirements" jsonb NOT NULL,
	"input_key" text NOT NULL,
	"state" text DEFAULT 'looking' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pool_searches_company_id_id" UNIQUE("company_id","id"),
	CONSTRAINT "pool_searches_role_id" UNIQUE("company_id","role_id")
);
--> statement-breakpoint
ALTER TABLE "resume_outlines" ADD CONSTRAINT "resume_outlines_resume" FOREIGN KEY ("company_id","resume_id") REFERENCES "public"."resumes"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_hits" ADD CONSTRAINT "pool_hits_search" FOREIGN KEY ("company_id","search_id") REFERENCES "public"."pool_searches"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_hits" ADD CONSTRAINT "pool_hits_person" FOREIGN KEY ("company_id","person_id") REFERENCES "public"."people"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_hits" ADD CONSTRAINT "pool_hits_resume" FOREIGN KEY ("company_id","resume_id") REFERENCES "public"."resumes"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_searches" ADD CONSTRAINT "pool_searches_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_searches" ADD CONSTRAINT "pool_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_searches" ADD CONSTRAINT "pool_searches_role" FOREIGN KEY ("company_id","role_id") REFERENCES "public"."roles"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resume_outlines_terms" ON "resume_outlines" USING gin ("terms" gin__int_ops);--> statement-breakpoint
CREATE INDEX "pool_hits_person_id" ON "pool_hits" USING btree ("company_id","person_id");--> statement-breakpoint
CREATE INDEX "pool_hits_resume_id" ON "pool_hits" USING btree ("company_id","resume_id");--> statement-breakpoint
CREATE INDEX "pool_searches_input_key" ON "pool_searches" USING btree ("company_id","input_key");