-- online
UPDATE "resumes" SET "corrected_name" = person.name FROM "people" AS person
	WHERE person.company_id = resumes.company_id AND person.id = resumes.person_id AND person.name_corrected
		AND resumes.corrected_name IS DISTINCT FROM person.name;
