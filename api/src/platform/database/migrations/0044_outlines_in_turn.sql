-- Whoever settles the outline of a person locks the person first, as the name is settled: of two at the same moment the second then
-- sees what the first has made, where it tried to insert it once more before. In order of ids, so that none waits for the other.
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
		ORDER BY person.id, one.created_at DESC, one.id DESC
$$;
