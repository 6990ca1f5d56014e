CREATE TABLE "candidacy_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "candidacy_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"candidacy_id" integer NOT NULL,
	"user_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"change" jsonb NOT NULL,
	"judgment" jsonb
);
--> statement-breakpoint
CREATE TABLE "candidacy_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "candidacy_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"candidacy_id" integer NOT NULL,
	"user_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"text" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "analyses_role_id_match_score";--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "status_place" integer GENERATED ALWAYS AS (coalesce(array_position('{"Analyzed","Submitted to Client","Under Client Review","Client Interview Scheduled","Hired","Rejected by Client","Rejected by Recruiter","Not a Fit","On Hold","Withdrawn"}'::text[], status::text), 0)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "salary_amount" numeric GENERATED ALWAYS AS ((regexp_replace(regexp_replace(substring(expected_salary from '[0-9][0-9., '']*'), '[.,][0-9]{1,2} *$', ''), '[^0-9]', '', 'g'))::numeric * case when expected_salary ~* '^[^0-9]*[0-9][0-9., '']*k' then 1000 else 1 end) STORED;--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "name_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "job_description_id" integer;--> statement-breakpoint
ALTER TABLE "job_descriptions" ADD COLUMN "role_id" integer;--> statement-breakpoint
ALTER TABLE "rubric_versions" ADD COLUMN "file_name" text;--> statement-breakpoint
-- Names as lists are sorted by them, as nameKey() in features/documents/presenters.ts makes them.
UPDATE analyses AS one SET name_key = left(lower(regexp_replace(
	normalize(coalesce(resume.name, regexp_replace(resume.original_file_name, '(.)[.][A-Za-z0-9]{1,10}$', '\1')), NFD),
	'[\u0300-\u036f]', '', 'g')), 200) || E'\t' || left(resume.content_hash, 16)
FROM resumes AS resume
WHERE resume.company_id = one.company_id AND resume.id = one.resume_id;--> statement-breakpoint
-- The role that each job description was submitted for: that of its candidates.
UPDATE job_descriptions AS job SET role_id = attached.role_id
FROM (SELECT company_id, job_description_id, max(role_id) AS role_id FROM analyses GROUP BY 1, 2) AS attached
WHERE attached.company_id = job.company_id AND attached.job_description_id = job.id;--> statement-breakpoint
-- The job description of a role is the one whose rubric was edited last, else the newest; the others keep theirs.
UPDATE roles SET job_description_id = (
	SELECT job.id FROM job_descriptions AS job
	WHERE job.company_id = roles.company_id AND job.role_id = roles.id AND job.state = 'ready'
	ORDER BY (
		SELECT max(edited.created_at) FROM rubric_versions AS edited
		WHERE edited.company_id = job.company_id AND edited.job_description_id = job.id AND edited.version > 1
	) DESC NULLS LAST, job.created_at DESC, job.id DESC
	LIMIT 1
);--> statement-breakpoint
-- What recruiters have done with candidates so far. What somebody earns was not written down.
INSERT INTO candidacy_events (company_id, candidacy_id, user_id, created_at, change)
SELECT log.company_id, log.subject_id, log.user_id, log.created_at,
	CASE log.action WHEN 'candidate-status-changed' THEN log.details || '{"what": "status"}'
		ELSE '{"what": "salary", "from": null, "to": null}' END
FROM audit_log AS log
JOIN analyses AS one ON one.company_id = log.company_id AND one.id = log.subject_id
WHERE log.action IN ('candidate-status-changed', 'candidate-salary-changed')
ORDER BY log.id;--> statement-breakpoint
ALTER TABLE "candidacy_events" ADD CONSTRAINT "candidacy_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidacy_events" ADD CONSTRAINT "candidacy_events_candidacy" FOREIGN KEY ("company_id","candidacy_id") REFERENCES "public"."analyses"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidacy_notes" ADD CONSTRAINT "candidacy_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidacy_notes" ADD CONSTRAINT "candidacy_notes_candidacy" FOREIGN KEY ("company_id","candidacy_id") REFERENCES "public"."analyses"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidacy_events_candidacy_id" ON "candidacy_events" USING btree ("company_id","candidacy_id","id");--> statement-breakpoint
CREATE INDEX "candidacy_notes_candidacy_id" ON "candidacy_notes" USING btree ("company_id","candidacy_id","id");--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_job_description" FOREIGN KEY ("company_id","job_description_id") REFERENCES "public"."job_descriptions"("company_id","id") ON DELETE set null ("job_description_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_descriptions" ADD CONSTRAINT "job_descriptions_role" FOREIGN KEY ("company_id","role_id") REFERENCES "public"."roles"("company_id","id") ON DELETE set null ("role_id") ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analyses_role_by_score" ON "analyses" USING btree ("company_id","role_id",(- "match_score"),"name_key","id");--> statement-breakpoint
CREATE INDEX "analyses_role_by_name" ON "analyses" USING btree ("company_id","role_id","name_key","id");--> statement-breakpoint
CREATE INDEX "analyses_role_by_musts" ON "analyses" USING btree ("company_id","role_id",(- "musts_met"),(- "match_score"),"name_key","id");--> statement-breakpoint
CREATE INDEX "analyses_role_by_status" ON "analyses" USING btree ("company_id","role_id","status_place",(- "match_score"),"name_key","id");--> statement-breakpoint
CREATE INDEX "analyses_role_by_salary" ON "analyses" USING btree ("company_id","role_id",coalesce("salary_amount", 'infinity'),(- "match_score"),"name_key","id");--> statement-breakpoint
CREATE INDEX "analyses_role_by_salary_down" ON "analyses" USING btree ("company_id","role_id",coalesce(- "salary_amount", 'infinity'),(- "match_score"),"name_key","id");--> statement-breakpoint
CREATE INDEX "analyses_role_by_added" ON "analyses" USING btree ("company_id","role_id","created_at","id");--> statement-breakpoint
CREATE INDEX "job_descriptions_role_id" ON "job_descriptions" USING btree ("company_id","role_id");--> statement-breakpoint
CREATE INDEX "resumes_match_role_id" ON "resumes" USING btree ("company_id","match_role_id");--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_job_description_id" UNIQUE("company_id","job_description_id");