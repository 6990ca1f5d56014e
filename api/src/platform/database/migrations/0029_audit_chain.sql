ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_user_id_users_id_fk";
--> statement-breakpoint
DROP INDEX "audit_log_company_id_created_at";--> statement-breakpoint
ALTER TABLE "audit_log" ALTER COLUMN "subject_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "place" integer;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "hash" text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "audit_log_place" ON "audit_log" USING btree ("company_id","place");--> statement-breakpoint
CREATE INDEX "audit_log_user_id" ON "audit_log" USING btree ("company_id","user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("company_id","action","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_subject_id" ON "audit_log" USING btree ("company_id","subject_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_company_id_created_at" ON "audit_log" USING btree ("company_id","created_at","id");--> statement-breakpoint
-- The hash of an entry: over the hash before it, and over every field of its own, one a line.
CREATE FUNCTION "audit_hash"(entry audit_log, place integer, before text) RETURNS text LANGUAGE sql STABLE AS $$
	SELECT encode(sha256(convert_to(concat_ws(E'\n', before, entry.company_id, place, entry.id,
		coalesce(entry.user_id::text, ''), entry.action, coalesce(entry.subject_id::text, ''), entry.details::text,
		to_char(entry.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')), 'UTF8')), 'hex')
$$;--> statement-breakpoint
DO $$
DECLARE
	entry audit_log;
	last audit_log;
BEGIN
	FOR entry IN SELECT * FROM audit_log ORDER BY company_id, id LOOP
		IF last.company_id IS DISTINCT FROM entry.company_id THEN
			last := NULL;
		END IF;
		entry.place := coalesce(last.place, 0) + 1;
		entry.hash := audit_hash(entry, entry.place, coalesce(last.hash, ''));
		UPDATE audit_log SET place = entry.place, hash = entry.hash WHERE id = entry.id;
		last := entry;
	END LOOP;
END
$$;--> statement-breakpoint
-- Gives a new entry its place when its transaction ends, as then it waits for nothing else: of two transactions that
-- wait for each other's entries none would end.
CREATE FUNCTION "chain_audit"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	last audit_log;
BEGIN
	PERFORM pg_advisory_xact_lock(hashtext('audit_log'), NEW.company_id);
	SELECT * INTO last FROM audit_log WHERE company_id = NEW.company_id AND place IS NOT NULL
		ORDER BY place DESC LIMIT 1;
	UPDATE audit_log AS entry SET
		place = coalesce(last.place, 0) + 1,
		hash = audit_hash(entry, coalesce(last.place, 0) + 1, coalesce(last.hash, ''))
	WHERE id = NEW.id;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "audit_log_chained" AFTER INSERT ON "audit_log" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION "chain_audit"();--> statement-breakpoint
CREATE FUNCTION "keep_audit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' THEN
		IF OLD.place IS NULL AND to_jsonb(OLD) - 'place' - 'hash' = to_jsonb(NEW) - 'place' - 'hash' THEN
			RETURN NEW;
		END IF;
	END IF;
	RAISE EXCEPTION 'The audit log is only added to.';
END
$$;--> statement-breakpoint
CREATE TRIGGER "audit_log_kept" BEFORE UPDATE OR DELETE ON "audit_log"
	FOR EACH ROW EXECUTE FUNCTION "keep_audit"();--> statement-breakpoint
CREATE TRIGGER "audit_log_not_emptied" BEFORE TRUNCATE ON "audit_log"
	FOR EACH STATEMENT EXECUTE FUNCTION "keep_audit"();
