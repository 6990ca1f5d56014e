ALTER TABLE "resumes" DROP CONSTRAINT "resumes_job_description_content";--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "prepared_by" text;--> statement-breakpoint
CREATE INDEX "resumes_content_hash" ON "resumes" USING btree ("company_id","content_hash");--> statement-breakpoint
-- Tells who listens which resumes of a role were written: in `touched`, by the names of the columns with the role and
-- the resume. Of many at once only that they are; see api/src/platform/events/progress.ts.
CREATE FUNCTION "tell_role"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	EXECUTE format(
		'SELECT pg_notify(''cotejo_roles'', json_build_object(''roleId'', role, ''resumeIds'',
			CASE WHEN count(*) <= 200 THEN json_agg(resume) END)::text)
		FROM (SELECT DISTINCT %I AS role, %I AS resume FROM touched) AS distinct_ones
		WHERE role IS NOT NULL GROUP BY role', TG_ARGV[0], TG_ARGV[1]);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "candidacies_come" AFTER INSERT ON "analyses" REFERENCING NEW TABLE AS touched
	FOR EACH STATEMENT EXECUTE FUNCTION "tell_role"('role_id', 'resume_id');--> statement-breakpoint
CREATE TRIGGER "candidacies_change" AFTER UPDATE ON "analyses" REFERENCING NEW TABLE AS touched
	FOR EACH STATEMENT EXECUTE FUNCTION "tell_role"('role_id', 'resume_id');--> statement-breakpoint
CREATE TRIGGER "candidacies_leave" AFTER UPDATE ON "analyses" REFERENCING OLD TABLE AS touched
	FOR EACH STATEMENT EXECUTE FUNCTION "tell_role"('role_id', 'resume_id');--> statement-breakpoint
CREATE TRIGGER "candidacies_go" AFTER DELETE ON "analyses" REFERENCING OLD TABLE AS touched
	FOR EACH STATEMENT EXECUTE FUNCTION "tell_role"('role_id', 'resume_id');--> statement-breakpoint
CREATE TRIGGER "resumes_come" AFTER INSERT ON "resumes" REFERENCING NEW TABLE AS touched
	FOR EACH STATEMENT EXECUTE FUNCTION "tell_role"('match_role_id', 'id');--> statement-breakpoint
CREATE TRIGGER "resumes_go" AFTER DELETE ON "resumes" REFERENCING OLD TABLE AS touched
	FOR EACH STATEMENT EXECUTE FUNCTION "tell_role"('match_role_id', 'id');
