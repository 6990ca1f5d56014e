-- online
-- Locked, so that none is marked whose outline goes at this moment.
INSERT INTO "person_marks" ("company_id", "person_id", "many", "signature", "marks")
	SELECT company_id, person_id, icount(terms), signature, marks_of(terms) FROM person_outlines AS outline
	WHERE NOT EXISTS (SELECT FROM person_marks AS known
		WHERE known.company_id = outline.company_id AND known.person_id = outline.person_id)
	FOR KEY SHARE OF outline
	ON CONFLICT DO NOTHING;
