CREATE TABLE "legal_holds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "legal_holds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"person_id" integer,
	"role_id" integer,
	"client_id" integer,
	"reason" text NOT NULL,
	"user_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "legal_holds_one" CHECK (num_nonnulls("legal_holds"."person_id", "legal_holds"."role_id", "legal_holds"."client_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "retention_rules" (
	"company_id" integer NOT NULL,
	"client_id" integer,
	"after_activity" integer,
	"after_refusal" integer,
	"erases" boolean DEFAULT false NOT NULL,
	CONSTRAINT "retention_rules_client" UNIQUE NULLS NOT DISTINCT("company_id","client_id")
);
--> statement-breakpoint
ALTER TABLE "legal_holds" ADD CONSTRAINT "legal_holds_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_holds" ADD CONSTRAINT "legal_holds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_holds" ADD CONSTRAINT "legal_holds_person" FOREIGN KEY ("company_id","person_id") REFERENCES "public"."people"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_holds" ADD CONSTRAINT "legal_holds_role" FOREIGN KEY ("company_id","role_id") REFERENCES "public"."roles"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_holds" ADD CONSTRAINT "legal_holds_client" FOREIGN KEY ("company_id","client_id") REFERENCES "public"."clients"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retention_rules" ADD CONSTRAINT "retention_rules_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retention_rules" ADD CONSTRAINT "retention_rules_client_of_company" FOREIGN KEY ("company_id","client_id") REFERENCES "public"."clients"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "legal_holds_person_id" ON "legal_holds" USING btree ("company_id","person_id");--> statement-breakpoint
CREATE INDEX "legal_holds_role_id" ON "legal_holds" USING btree ("company_id","role_id");--> statement-breakpoint
CREATE INDEX "legal_holds_client_id" ON "legal_holds" USING btree ("company_id","client_id");
--> statement-breakpoint
-- Whether a legal hold is on a person, or on the role or client of any of the person's candidacies.
CREATE FUNCTION "legally_held"(company integer, person integer) RETURNS boolean LANGUAGE sql STABLE AS $$
	SELECT EXISTS (SELECT FROM legal_holds h WHERE h.company_id = company AND h.person_id = person)
		OR (EXISTS (SELECT FROM legal_holds h WHERE h.company_id = company AND h.person_id IS NULL)
			AND EXISTS (
				SELECT FROM resumes r
				JOIN analyses a ON a.company_id = company AND a.resume_id = r.id
				JOIN roles ro ON ro.company_id = company AND ro.id = a.role_id
				JOIN opportunities o ON o.company_id = company AND o.id = ro.opportunity_id
				JOIN legal_holds h ON h.company_id = company AND (h.role_id = ro.id OR h.client_id = o.client_id)
				WHERE r.company_id = company AND r.person_id = person))
$$;--> statement-breakpoint
-- Keeps what is held, however it would be deleted.
CREATE FUNCTION "keep_legally_held"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF legally_held(OLD.company_id, OLD.person_id) THEN
		RAISE EXCEPTION 'a legal hold keeps a resume' USING ERRCODE = '23001', CONSTRAINT = 'legal_hold';
	END IF;
	RETURN OLD;
END
$$;--> statement-breakpoint
CREATE TRIGGER "resumes_legally_held" BEFORE DELETE ON "resumes"
	FOR EACH ROW WHEN (OLD.person_id IS NOT NULL) EXECUTE FUNCTION keep_legally_held();
--> statement-breakpoint
-- By its roles the candidacies of a held client are known.
CREATE FUNCTION "keep_roles_of_held"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM opportunities o
		JOIN legal_holds h ON h.company_id = OLD.company_id AND h.client_id = o.client_id
		WHERE o.company_id = OLD.company_id AND o.id = OLD.opportunity_id) THEN
		RAISE EXCEPTION 'a legal hold keeps a role' USING ERRCODE = '23001', CONSTRAINT = 'legal_hold';
	END IF;
	RETURN OLD;
END
$$;--> statement-breakpoint
CREATE TRIGGER "roles_legally_held" BEFORE DELETE ON "roles" FOR EACH ROW EXECUTE FUNCTION keep_roles_of_held();
