CREATE TABLE "share_openings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "share_openings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"share_id" integer NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "share_profiles" (
	"company_id" integer NOT NULL,
	"share_id" integer NOT NULL,
	"candidacy_id" integer NOT NULL,
	"place" integer NOT NULL,
	"name" text NOT NULL,
	"html" text NOT NULL,
	"answer" text,
	"message" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "share_profiles_company_id_share_id_candidacy_id_pk" PRIMARY KEY("company_id","share_id","candidacy_id")
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shares_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"user_id" integer,
	"role_id" integer NOT NULL,
	"token_hash" char(64) NOT NULL,
	"password_hash" text,
	"is_file" boolean NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"accent" text NOT NULL,
	"head" text NOT NULL,
	"candidates" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shares_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "shares_company_id_id" UNIQUE("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "share_openings" ADD CONSTRAINT "share_openings_share" FOREIGN KEY ("company_id","share_id") REFERENCES "public"."shares"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_profiles" ADD CONSTRAINT "share_profiles_share" FOREIGN KEY ("company_id","share_id") REFERENCES "public"."shares"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_profiles" ADD CONSTRAINT "share_profiles_candidacy" FOREIGN KEY ("company_id","candidacy_id") REFERENCES "public"."analyses"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_role" FOREIGN KEY ("company_id","role_id") REFERENCES "public"."roles"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "share_openings_share_id" ON "share_openings" USING btree ("company_id","share_id","opened_at");--> statement-breakpoint
CREATE INDEX "share_profiles_candidacy_id" ON "share_profiles" USING btree ("company_id","candidacy_id");--> statement-breakpoint
CREATE INDEX "shares_role_id" ON "shares" USING btree ("company_id","role_id","id");--> statement-breakpoint
CREATE INDEX "shares_expires_at" ON "shares" USING btree ("expires_at");--> statement-breakpoint
-- Tells who listens to a role that a client has answered, as of a note.
CREATE TRIGGER "clients_answer" AFTER UPDATE ON "share_profiles" REFERENCING NEW TABLE AS touched
	FOR EACH STATEMENT EXECUTE FUNCTION "tell_role_of_notes"();
