CREATE TABLE "job_turns" (
	"queue" text NOT NULL,
	"company_id" integer NOT NULL,
	"turn" integer NOT NULL,
	CONSTRAINT "job_turns_queue_company_id_pk" PRIMARY KEY("queue","company_id")
);
--> statement-breakpoint
ALTER TABLE "job_turns" ADD CONSTRAINT "job_turns_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- What waits already was ordered in another way: it goes first, in the order in which it came.
DO $$ BEGIN
	IF to_regclass('pgboss.job') IS NOT NULL THEN
		UPDATE pgboss.job SET priority = 0 WHERE state < 'active' AND group_id IS NOT NULL;
	END IF;
END $$;
