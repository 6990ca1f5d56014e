CREATE TABLE "person_outlines" (
	"company_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"resume_id" integer NOT NULL,
	"terms" integer[] NOT NULL,
	"signature" bit(512),
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "person_outlines_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	CONSTRAINT "person_outlines_company_id_person_id_pk" PRIMARY KEY("company_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "person_outlines" ADD CONSTRAINT "person_outlines_person" FOREIGN KEY ("company_id","person_id") REFERENCES "public"."people"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_outlines" ADD CONSTRAINT "person_outlines_outline" FOREIGN KEY ("company_id","resume_id") REFERENCES "public"."resume_outlines"("company_id","resume_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_outlines_resume_id" ON "person_outlines" USING btree ("company_id","resume_id");--> statement-breakpoint
CREATE INDEX "person_outlines_number" ON "person_outlines" USING btree ("company_id","number");--> statement-breakpoint
CREATE FUNCTION "outline_people"(concerned integer[]) RETURNS void LANGUAGE sql AS $$
	DELETE FROM person_outlines USING people
		WHERE people.id = ANY (concerned)
			AND person_outlines.company_id = people.company_id AND person_outlines.person_id = people.id;
	INSERT INTO person_outlines (company_id, person_id, resume_id, terms, signature)
		SELECT DISTINCT ON (person.id) person.company_id, person.id, outline.resume_id, outline.terms, outline.signature
		FROM people AS person
		JOIN resumes AS one ON one.company_id = person.company_id AND one.person_id = person.id AND one.state = 'ready'
		JOIN resume_outlines AS outline ON outline.company_id = one.company_id AND outline.resume_id = one.id
		WHERE person.id = ANY (concerned)
		ORDER BY person.id, one.created_at DESC, one.id DESC
$$;--> statement-breakpoint
-- Sets the outlines of people whose resumes were outlined anew, have come, have gone or can be read no more.
CREATE FUNCTION "settle_person_outlines"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	concerned integer[];
BEGIN
	IF TG_TABLE_NAME = 'resume_outlines' THEN
		SELECT array_agg(one.person_id) INTO concerned FROM touched
			JOIN resumes AS one ON one.company_id = touched.company_id AND one.id = touched.resume_id
			WHERE one.person_id IS NOT NULL;
	ELSIF TG_OP = 'UPDATE' THEN
		SELECT array_agg(person_id) INTO concerned FROM (
			SELECT unnest(ARRAY[one.person_id, past.person_id]) AS person_id
			FROM touched AS one JOIN past ON past.id = one.id
			WHERE (one.person_id, one.state = 'ready') IS DISTINCT FROM (past.person_id, past.state = 'ready')) AS changed
		WHERE person_id IS NOT NULL;
	ELSE
		SELECT array_agg(person_id) INTO concerned FROM touched WHERE person_id IS NOT NULL;
	END IF;
	IF concerned IS NOT NULL THEN
		PERFORM outline_people(concerned);
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "person_outlines_gain" AFTER INSERT ON "resume_outlines" REFERENCING NEW TABLE AS touched
	FOR EACH STATEMENT EXECUTE FUNCTION "settle_person_outlines"();--> statement-breakpoint
CREATE TRIGGER "person_outlines_anew" AFTER UPDATE ON "resume_outlines" REFERENCING NEW TABLE AS touched
	FOR EACH STATEMENT EXECUTE FUNCTION "settle_person_outlines"();--> statement-breakpoint
CREATE TRIGGER "person_outlines_change" AFTER UPDATE ON "resumes" REFERENCING OLD TABLE AS past NEW TABLE AS touched
	FOR EACH STATEMENT EXECUTE FUNCTION "settle_person_outlines"();--> statement-breakpoint
CREATE TRIGGER "person_outlines_lose" AFTER DELETE ON "resumes" REFERENCING OLD TABLE AS touched
	FOR EACH STATEMENT EXECUTE FUNCTION "settle_person_outlines"();--> statement-breakpoint
SELECT outline_people(array_agg(id)) FROM people;--> statement-breakpoint
-- Outlines have numbers of their own from now on: whoever asks looks again.
UPDATE pool_searches SET newest_resume_id = 0;
