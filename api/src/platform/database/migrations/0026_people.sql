CREATE TABLE "people" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "people_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"name" text NOT NULL,
	"name_corrected" boolean DEFAULT false NOT NULL,
	"known_as" text DEFAULT '' NOT NULL,
	"search_key" text GENERATED ALWAYS AS (lower(regexp_replace(normalize(name || ' ' || known_as, NFD), '[\u0300-\u036f]', '', 'g'))) STORED NOT NULL,
	"consent" text DEFAULT 'unknown' NOT NULL,
	"consent_date" text,
	"consent_source" text,
	"last_resume_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "people_company_id_id" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "person_contacts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "person_contacts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"resume_id" integer,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"written" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_joins" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "person_joins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"other_id" integer,
	"before" jsonb,
	"resume_ids" integer[] NOT NULL,
	"reasons" jsonb NOT NULL,
	"user_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "person_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"user_id" integer,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_pairs" (
	"company_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"other_id" integer NOT NULL,
	"state" text NOT NULL,
	"reasons" jsonb NOT NULL,
	"user_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "person_pairs_company_id_person_id_other_id_pk" PRIMARY KEY("company_id","person_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "person_tags" (
	"company_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"tag" text NOT NULL,
	"key" text GENERATED ALWAYS AS (lower(regexp_replace(normalize(tag, NFD), '[\u0300-\u036f]', '', 'g'))) STORED NOT NULL,
	CONSTRAINT "person_tags_company_id_person_id_key_pk" PRIMARY KEY("company_id","person_id","key")
);
--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "person_id" integer;--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_person" UNIQUE("company_id","id","person_id");--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_contacts" ADD CONSTRAINT "person_contacts_person" FOREIGN KEY ("company_id","person_id") REFERENCES "public"."people"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_contacts" ADD CONSTRAINT "person_contacts_resume" FOREIGN KEY ("company_id","resume_id","person_id") REFERENCES "public"."resumes"("company_id","id","person_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "person_joins" ADD CONSTRAINT "person_joins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_joins" ADD CONSTRAINT "person_joins_person" FOREIGN KEY ("company_id","person_id") REFERENCES "public"."people"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_notes" ADD CONSTRAINT "person_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_notes" ADD CONSTRAINT "person_notes_person" FOREIGN KEY ("company_id","person_id") REFERENCES "public"."people"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_pairs" ADD CONSTRAINT "person_pairs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_pairs" ADD CONSTRAINT "person_pairs_person" FOREIGN KEY ("company_id","person_id") REFERENCES "public"."people"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_pairs" ADD CONSTRAINT "person_pairs_other" FOREIGN KEY ("company_id","other_id") REFERENCES "public"."people"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_tags" ADD CONSTRAINT "person_tags_person" FOREIGN KEY ("company_id","person_id") REFERENCES "public"."people"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "people_last_resume_at" ON "people" USING btree ("company_id","last_resume_at","id");--> statement-breakpoint
CREATE INDEX "people_search_key" ON "people" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "person_contacts_value" ON "person_contacts" USING btree ("company_id","kind","value");--> statement-breakpoint
CREATE INDEX "person_contacts_person_id" ON "person_contacts" USING btree ("company_id","person_id");--> statement-breakpoint
CREATE INDEX "person_contacts_resume_id" ON "person_contacts" USING btree ("company_id","resume_id");--> statement-breakpoint
CREATE INDEX "person_joins_person_id" ON "person_joins" USING btree ("company_id","person_id");--> statement-breakpoint
CREATE INDEX "person_joins_other_id" ON "person_joins" USING btree ("company_id","other_id");--> statement-breakpoint
CREATE INDEX "person_notes_person_id" ON "person_notes" USING btree ("company_id","person_id","id");--> statement-breakpoint
CREATE INDEX "person_pairs_other_id" ON "person_pairs" USING btree ("company_id","other_id");--> statement-breakpoint
CREATE INDEX "person_tags_key" ON "person_tags" USING btree ("company_id","key");--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_person_of_company" FOREIGN KEY ("company_id","person_id") REFERENCES "public"."people"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resumes_person_id" ON "resumes" USING btree ("company_id","person_id");--> statement-breakpoint
CREATE INDEX "resumes_without_person" ON "resumes" USING btree ("company_id","id") WHERE person_id is null and state = 'ready';--> statement-breakpoint
-- Keeps what people have from the resumes in "touched": the name, unless somebody has typed it, all names by which they
-- are found, and when the newest resume came. People whose last resume has gone go as well.
CREATE FUNCTION "settle_people"() RETURNS trigger LANGUAGE plpgsql AS $$
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
		DELETE FROM people WHERE id = ANY (concerned) AND NOT EXISTS (SELECT FROM resumes AS one
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
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "people_gain" AFTER INSERT ON "resumes" REFERENCING NEW TABLE AS touched
	FOR EACH STATEMENT EXECUTE FUNCTION "settle_people"();--> statement-breakpoint
CREATE TRIGGER "people_change" AFTER UPDATE ON "resumes" REFERENCING OLD TABLE AS past NEW TABLE AS touched
	FOR EACH STATEMENT EXECUTE FUNCTION "settle_people"();--> statement-breakpoint
CREATE TRIGGER "people_lose" AFTER DELETE ON "resumes" REFERENCING OLD TABLE AS touched
	FOR EACH STATEMENT EXECUTE FUNCTION "settle_people"();
