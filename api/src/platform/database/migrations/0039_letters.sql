CREATE TABLE "due_letters" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "due_letters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"candidacy_id" integer NOT NULL,
	"kind" text NOT NULL,
	"due_on" text NOT NULL,
	"by_hand" boolean NOT NULL,
	CONSTRAINT "due_letters_one" UNIQUE("company_id","candidacy_id","kind")
);
--> statement-breakpoint
CREATE TABLE "letter_settings" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"contact" text,
	"notice_days" integer,
	"explanation_days" integer
);
--> statement-breakpoint
CREATE TABLE "letter_templates" (
	"company_id" integer NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "letter_templates_company_id_kind_language_pk" PRIMARY KEY("company_id","kind","language")
);
--> statement-breakpoint
CREATE TABLE "letters" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "letters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"user_id" integer,
	"candidacy_id" integer NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	"sent_on" text NOT NULL,
	"due_on" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "due_letters" ADD CONSTRAINT "due_letters_candidacy" FOREIGN KEY ("company_id","candidacy_id") REFERENCES "public"."analyses"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_settings" ADD CONSTRAINT "letter_settings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_templates" ADD CONSTRAINT "letter_templates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_candidacy" FOREIGN KEY ("company_id","candidacy_id") REFERENCES "public"."analyses"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "due_letters_due_on" ON "due_letters" USING btree ("company_id","due_on","id");--> statement-breakpoint
CREATE INDEX "letters_candidacy_id" ON "letters" USING btree ("company_id","candidacy_id","id");