ALTER TABLE "resumes" ADD COLUMN "corrected_name" text;--> statement-breakpoint
-- The name that somebody has typed for a person stands on all resumes of the person, whoever takes them along.
CREATE FUNCTION "take_corrected_name"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.corrected_name := (SELECT person.name FROM people AS person
		WHERE person.company_id = NEW.company_id AND person.id = NEW.person_id AND person.name_corrected);
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "resumes_take_corrected_name" BEFORE INSERT OR UPDATE OF "person_id" ON "resumes"
	FOR EACH ROW EXECUTE FUNCTION "take_corrected_name"();--> statement-breakpoint
CREATE FUNCTION "give_corrected_name"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE resumes SET corrected_name = CASE WHEN NEW.name_corrected THEN NEW.name END
	WHERE company_id = NEW.company_id AND person_id = NEW.id
		AND corrected_name IS DISTINCT FROM CASE WHEN NEW.name_corrected THEN NEW.name END;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "people_give_corrected_name" AFTER UPDATE OF "name", "name_corrected" ON "people"
	FOR EACH ROW WHEN (OLD.name_corrected OR NEW.name_corrected)
	EXECUTE FUNCTION "give_corrected_name"();--> statement-breakpoint
-- As nameKey() in features/documents/presenters.ts makes it when a candidate is judged.
CREATE FUNCTION "follow_corrected_name"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE analyses SET name_key = left(lower(regexp_replace(normalize(
			coalesce(NEW.corrected_name, NEW.name, regexp_replace(NEW.original_file_name, '(.)\.[A-Za-z0-9]{1,10}$', '\1')),
			NFD), '[\u0300-\u036f]', '', 'g')), 200) || E'\t' || left(NEW.content_hash, 16)
	WHERE company_id = NEW.company_id AND resume_id = NEW.id;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "resumes_follow_corrected_name" AFTER UPDATE OF "person_id", "corrected_name" ON "resumes"
	FOR EACH ROW WHEN (OLD.corrected_name IS DISTINCT FROM NEW.corrected_name)
	EXECUTE FUNCTION "follow_corrected_name"();
