CREATE TABLE "history_starts" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"place" integer NOT NULL,
	"hash" text NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "retention_rules" ADD COLUMN "history_months" integer;--> statement-breakpoint
ALTER TABLE "history_starts" ADD CONSTRAINT "history_starts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Removes up to 10,000 of the oldest entries of a company, those that are older than its rule says and at least half a
-- year old; none under a legal hold, and never the newest, from which the chain goes on. Gives how many went, and the
-- place and hash of the last one of them; nothing where none did. The server may call it though it may not delete.
CREATE FUNCTION "forget_history"(company integer, OUT entries integer, OUT place integer, OUT hash text)
	RETURNS SETOF record LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
	months integer;
	oldest timestamptz;
	low integer;
	high integer;
	kept integer;
BEGIN
	PERFORM pg_advisory_xact_lock(hashtext('audit_log'), company);
	SELECT greatest(history_months, 6) INTO months FROM retention_rules
		WHERE company_id = company AND client_id IS NULL AND history_months IS NOT NULL;
	IF months IS NULL OR EXISTS (SELECT FROM legal_holds WHERE company_id = company) THEN
		RETURN;
	END IF;
	oldest := now() - make_interval(months => months);
	low := coalesce((SELECT start.place FROM history_starts AS start WHERE company_id = company), 0);
	high := least((SELECT max(log.place) - 1 FROM audit_log AS log WHERE company_id = company), low + 10000);
	SELECT log.place INTO kept FROM audit_log AS log
		WHERE company_id = company AND log.place > low AND log.place <= high AND created_at >= oldest
		ORDER BY log.place LIMIT 1;
	place := coalesce(kept - 1, high);
	IF place IS NULL OR place <= low THEN
		RETURN;
	END IF;
	entries := place - low;
	SELECT log.hash INTO hash FROM audit_log AS log WHERE company_id = company AND log.place = forget_history.place;
	INSERT INTO history_starts AS start
		SELECT company, forget_history.place, forget_history.hash, max(created_at) FROM audit_log AS log
			WHERE company_id = company AND log.place > low AND log.place <= forget_history.place
		ON CONFLICT (company_id) DO UPDATE SET place = excluded.place, hash = excluded.hash,
			until = greatest(start.until, excluded.until);
	DELETE FROM audit_log AS log WHERE company_id = company AND log.place <= forget_history.place;
	RETURN NEXT;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "keep_audit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' THEN
		IF OLD.place IS NULL AND to_jsonb(OLD) - 'place' - 'hash' = to_jsonb(NEW) - 'place' - 'hash' THEN
			RETURN NEW;
		END IF;
	ELSIF TG_OP = 'DELETE' THEN
		IF EXISTS (SELECT FROM history_starts WHERE company_id = OLD.company_id AND place >= OLD.place) THEN
			RETURN OLD;
		END IF;
	END IF;
	RAISE EXCEPTION 'The audit log is only added to.';
END
$$;
