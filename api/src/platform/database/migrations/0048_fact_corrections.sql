CREATE TABLE "fact_corrections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fact_corrections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"user_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"person_id" integer NOT NULL,
	"content_hash" text NOT NULL,
	"resume_id" integer NOT NULL,
	"fact" text NOT NULL,
	"correction" jsonb NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "fact_corrections_one" UNIQUE("company_id","content_hash","fact")
);
--> statement-breakpoint
ALTER TABLE "fact_corrections" ADD CONSTRAINT "fact_corrections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_corrections" ADD CONSTRAINT "fact_corrections_person" FOREIGN KEY ("company_id","person_id") REFERENCES "public"."people"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fact_corrections_person_id" ON "fact_corrections" USING btree ("company_id","person_id");