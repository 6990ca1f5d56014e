CREATE TABLE "verdict_corrections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "verdict_corrections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"user_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"candidacy_id" integer NOT NULL,
	"job_description_id" integer NOT NULL,
	"requirement" jsonb NOT NULL,
	"requirement_id" text GENERATED ALWAYS AS (requirement ->> 'id') STORED NOT NULL,
	"verdict" text NOT NULL,
	"found" text,
	"reason" text NOT NULL,
	CONSTRAINT "verdict_corrections_one" UNIQUE("company_id","candidacy_id","job_description_id","requirement_id")
);
--> statement-breakpoint
ALTER TABLE "verdict_corrections" ADD CONSTRAINT "verdict_corrections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verdict_corrections" ADD CONSTRAINT "verdict_corrections_candidacy" FOREIGN KEY ("company_id","candidacy_id") REFERENCES "public"."analyses"("company_id","id") ON DELETE cascade ON UPDATE no action;