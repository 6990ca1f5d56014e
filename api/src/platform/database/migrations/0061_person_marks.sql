CREATE TABLE "person_marks" (
	"company_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"many" integer NOT NULL,
	"signature" bit(512),
	"marks" bit(4096) NOT NULL,
	CONSTRAINT "person_marks_company_id_person_id_pk" PRIMARY KEY("company_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "person_marks" ADD CONSTRAINT "person_marks_outline" FOREIGN KEY ("company_id","person_id") REFERENCES "public"."person_outlines"("company_id","person_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Two bits for each term, by two parts of its hash: of two terms that share one the other tells them apart.
-- As marksOf() in features/outlines/nearest.ts has them.
CREATE FUNCTION "marks_of"(terms integer[]) RETURNS bit varying LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
	marks bit varying := 0::bit(4096);
	term integer;
BEGIN
	FOREACH term IN ARRAY terms LOOP
		marks := set_bit(set_bit(marks, term & 4095, 1), term >> 13 & 4095, 1);
	END LOOP;
	RETURN marks;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "outline_people"(concerned integer[]) RETURNS void LANGUAGE sql AS $$
	SELECT FROM people WHERE id = ANY (concerned) ORDER BY id FOR NO KEY UPDATE;
	DELETE FROM person_outlines USING people
		WHERE people.id = ANY (concerned)
			AND person_outlines.company_id = people.company_id AND person_outlines.person_id = people.id;
	INSERT INTO person_outlines (company_id, person_id, resume_id, terms, signature)
		SELECT DISTINCT ON (person.id) person.company_id, person.id, outline.resume_id, outline.terms, outline.signature
		FROM people AS person
		JOIN resumes AS one ON one.company_id = person.company_id AND one.person_id = person.id AND one.state = 'ready'
		JOIN resume_outlines AS outline ON outline.company_id = one.company_id AND outline.resume_id = one.id
		WHERE person.id = ANY (concerned)
		ORDER BY person.id, one.created_at DESC, one.id DESC;
	INSERT INTO person_marks (company_id, person_id, many, signature, marks)
		SELECT outline.company_id, outline.person_id, icount(outline.terms), outline.signature, marks_of(outline.terms)
		FROM people AS person
		JOIN person_outlines AS outline ON outline.company_id = person.company_id AND outline.person_id = person.id
		WHERE person.id = ANY (concerned)
$$;
