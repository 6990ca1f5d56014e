ALTER TABLE "candidacy_notes" ADD CONSTRAINT "candidacy_notes_company_id_id" UNIQUE("company_id","id");--> statement-breakpoint
ALTER TABLE "candidacy_events" ALTER COLUMN "candidacy_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "candidacy_events" ADD COLUMN "role_id" integer;--> statement-breakpoint
ALTER TABLE "candidacy_events" ADD COLUMN "from_role_id" integer;--> statement-breakpoint
ALTER TABLE "candidacy_events" ADD COLUMN "note_id" integer;--> statement-breakpoint
ALTER TABLE "candidacy_events" ADD COLUMN "what" text GENERATED ALWAYS AS (change ->> 'what') STORED NOT NULL;--> statement-breakpoint
-- In which role each candidacy was when something happened: by the moves before and after, else where it is now.
UPDATE candidacy_events AS one SET
	role_id = (SELECT id FROM roles WHERE roles.company_id = one.company_id AND to_jsonb(roles.id) = coalesce(
		(SELECT coalesce(move.change #> '{to,id}', 'null') FROM candidacy_events AS move
			WHERE move.company_id = one.company_id AND move.candidacy_id = one.candidacy_id AND move.id <= one.id
				AND move.change ->> 'what' = 'role' ORDER BY move.id DESC LIMIT 1),
		(SELECT coalesce(move.change #> '{from,id}', 'null') FROM candidacy_events AS move
			WHERE move.company_id = one.company_id AND move.candidacy_id = one.candidacy_id AND move.id > one.id
				AND move.change ->> 'what' = 'role' ORDER BY move.id LIMIT 1),
		(SELECT to_jsonb(candidacy.role_id) FROM analyses AS candidacy
			WHERE candidacy.company_id = one.company_id AND candidacy.id = one.candidacy_id))),
	from_role_id = (SELECT id FROM roles WHERE roles.company_id = one.company_id
		AND one.change ->> 'what' = 'role' AND to_jsonb(roles.id) = one.change #> '{from,id}');--> statement-breakpoint
INSERT INTO candidacy_events (company_id, candidacy_id, user_id, created_at, role_id, note_id, change)
SELECT note.company_id, note.candidacy_id, note.user_id, note.created_at, candidacy.role_id, note.id, '{"what": "note"}'
FROM candidacy_notes AS note
JOIN analyses AS candidacy ON candidacy.company_id = note.company_id AND candidacy.id = note.candidacy_id
WHERE candidacy.role_id IS NOT NULL
ORDER BY note.id;--> statement-breakpoint
INSERT INTO candidacy_events (company_id, user_id, created_at, role_id, change)
SELECT role.company_id, edited.user_id, edited.created_at, role.id,
	jsonb_build_object('what', 'rubric', 'jobDescriptionId', edited.job_description_id, 'version', edited.version)
FROM roles AS role
JOIN rubric_versions AS edited
	ON edited.company_id = role.company_id AND edited.job_description_id = role.job_description_id
WHERE edited.version > 1
ORDER BY edited.created_at;--> statement-breakpoint
-- Files that somebody sent in the same minute came, as far as can be told, together.
INSERT INTO candidacy_events (company_id, user_id, created_at, role_id, change)
SELECT one.company_id, one.user_id, min(one.created_at), role.id,
	jsonb_build_object('what', 'upload', 'files', count(*))
FROM resumes AS one
LEFT JOIN analyses AS candidacy ON candidacy.company_id = one.company_id AND candidacy.resume_id = one.id
JOIN roles AS role ON role.company_id = one.company_id AND role.id = coalesce(candidacy.role_id, one.match_role_id)
GROUP BY one.company_id, role.id, one.user_id, date_trunc('minute', one.created_at)
ORDER BY min(one.created_at);--> statement-breakpoint
ALTER TABLE "candidacy_events" ADD CONSTRAINT "candidacy_events_note" FOREIGN KEY ("company_id","note_id") REFERENCES "public"."candidacy_notes"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidacy_events" ADD CONSTRAINT "candidacy_events_role" FOREIGN KEY ("company_id","role_id") REFERENCES "public"."roles"("company_id","id") ON DELETE set null ("role_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidacy_events" ADD CONSTRAINT "candidacy_events_from_role" FOREIGN KEY ("company_id","from_role_id") REFERENCES "public"."roles"("company_id","id") ON DELETE set null ("from_role_id") ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidacy_events_note_id" ON "candidacy_events" USING btree ("company_id","note_id") WHERE note_id is not null;--> statement-breakpoint
CREATE INDEX "candidacy_events_role" ON "candidacy_events" USING btree ("company_id","role_id","created_at","id");--> statement-breakpoint
CREATE INDEX "candidacy_events_role_by_what" ON "candidacy_events" USING btree ("company_id","role_id","what","created_at","id");--> statement-breakpoint
CREATE INDEX "candidacy_events_from_role" ON "candidacy_events" USING btree ("company_id","from_role_id","created_at","id");--> statement-breakpoint
-- Tells who listens that a note of a candidacy was written, changed or deleted; see "tell_role".
CREATE FUNCTION "tell_role_of_notes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('cotejo_roles', json_build_object('roleId', role_id, 'resumeIds', json_agg(resume_id))::text)
	FROM (SELECT DISTINCT candidacy.role_id, candidacy.resume_id FROM touched
		JOIN analyses AS candidacy ON candidacy.company_id = touched.company_id AND candidacy.id = touched.candidacy_id
		WHERE candidacy.role_id IS NOT NULL) AS noted
	GROUP BY role_id;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "notes_come" AFTER INSERT ON "candidacy_notes" REFERENCING NEW TABLE AS touched
	FOR EACH STATEMENT EXECUTE FUNCTION "tell_role_of_notes"();--> statement-breakpoint
CREATE TRIGGER "notes_change" AFTER UPDATE ON "candidacy_notes" REFERENCING NEW TABLE AS touched
	FOR EACH STATEMENT EXECUTE FUNCTION "tell_role_of_notes"();--> statement-breakpoint
CREATE TRIGGER "notes_go" AFTER DELETE ON "candidacy_notes" REFERENCING OLD TABLE AS touched
	FOR EACH STATEMENT EXECUTE FUNCTION "tell_role_of_notes"();
