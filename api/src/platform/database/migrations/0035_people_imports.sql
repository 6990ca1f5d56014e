CREATE TABLE "import_rows" (
	"company_id" integer NOT NULL,
	"import_id" integer NOT NULL,
	"number" integer NOT NULL,
	"cells" text[] NOT NULL,
	"outcome" text,
	"skipped" text,
	"remarks" text[] DEFAULT '{}' NOT NULL,
	"person_id" integer,
	"same_as" integer,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"done" boolean DEFAULT false NOT NULL,
	"added" jsonb,
	"person_seen" timestamp with time zone,
	CONSTRAINT "import_rows_company_id_import_id_number_pk" PRIMARY KEY("company_id","import_id","number")
);
--> statement-breakpoint
CREATE TABLE "people_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "people_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"user_id" integer,
	"file_name" text NOT NULL,
	"state" text DEFAULT 'checking' NOT NULL,
	"has_header" boolean NOT NULL,
	"columns" jsonb NOT NULL,
	"mapping" integer DEFAULT 1 NOT NULL,
	"first_row" integer NOT NULL,
	"rows" integer NOT NULL,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"imported_at" timestamp with time zone,
	CONSTRAINT "people_imports_company_id_id" UNIQUE("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "imported" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import" FOREIGN KEY ("company_id","import_id") REFERENCES "public"."people_imports"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_imports" ADD CONSTRAINT "people_imports_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_imports" ADD CONSTRAINT "people_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_rows_person_id" ON "import_rows" USING btree ("company_id","person_id");--> statement-breakpoint
CREATE INDEX "people_imports_changed_at" ON "people_imports" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "resumes_pool_unread" ON "resumes" USING btree ("company_id","id") WHERE job_description_id is null and state <> 'ready';--> statement-breakpoint
-- As before; but people who were imported stay without a resume, with the name that they had.
CREATE OR REPLACE FUNCTION "settle_people"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	concerned integer[];
BEGIN
	IF TG_OP = 'UPDATE' THEN
		SELECT array_agg(person_id) INTO concerned FROM (
			SELECT unnest(ARRAY[one.person_id, past.person_id]) AS person_id
			FROM touched AS one JOIN past ON past.id = one.id
			WHERE (one.person_id, one.name, one.original_file_name)
				IS DISTINCT FROM (past.person_id, past.name, past.original_file_name)) AS changed
		WHERE person_id IS NOT NULL;
	ELSE
		SELECT array_agg(person_id) INTO concerned FROM touched WHERE person_id IS NOT NULL;
	END IF;
	IF concerned IS NULL THEN
		RETURN NULL;
	END IF;
	-- One after the other, so that of two who take the last two resumes away the later sees that none is left.
	PERFORM 1 FROM people WHERE id = ANY (concerned) ORDER BY id FOR UPDATE;
	IF TG_OP = 'DELETE' THEN
		DELETE FROM people WHERE id = ANY (concerned) AND NOT imported AND NOT EXISTS (SELECT FROM resumes AS one
			WHERE one.company_id = people.company_id AND one.person_id = people.id);
	END IF;
	UPDATE people SET
		name = CASE WHEN name_corrected THEN people.name ELSE found.name END,
		known_as = found.known_as,
		last_resume_at = found.last_resume_at
	FROM (SELECT person.id,
			coalesce((array_agg(one.name ORDER BY one.created_at DESC, one.id DESC)
					FILTER (WHERE one.name IS NOT NULL))[1],
				regexp_replace((array_agg(one.original_file_name ORDER BY one.created_at DESC, one.id DESC))[1],
					'(.)\.[A-Za-z0-9]{1,10}$', '\1')) AS name,
			string_agg(DISTINCT concat_ws(' ', one.name, one.original_file_name), ' ') AS known_as,
			max(one.created_at) AS last_resume_at
		FROM people AS person
		JOIN resumes AS one ON one.company_id = person.company_id AND one.person_id = person.id
		WHERE person.id = ANY (concerned)
		GROUP BY person.id) AS found
	WHERE people.id = found.id;
	UPDATE people SET known_as = '', last_resume_at = created_at
	WHERE id = ANY (concerned) AND imported AND NOT EXISTS (SELECT FROM resumes AS one
		WHERE one.company_id = people.company_id AND one.person_id = people.id);
	RETURN NULL;
END
$$;
