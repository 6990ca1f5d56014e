CREATE TABLE "company_exports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_exports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"user_id" integer,
	"state" text DEFAULT 'making' NOT NULL,
	"failure_code" text,
	"attempt" integer DEFAULT 0 NOT NULL,
	"steps_done" integer DEFAULT 0 NOT NULL,
	"steps" integer DEFAULT 0 NOT NULL,
	"size" bigint DEFAULT 0 NOT NULL,
	"files" integer DEFAULT 0 NOT NULL,
	"missing_files" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ready_at" timestamp with time zone,
	CONSTRAINT "company_exports_company_id" UNIQUE("company_id"),
	CONSTRAINT "company_exports_company_id_id" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "export_parts" (
	"company_id" integer NOT NULL,
	"export_id" integer NOT NULL,
	"start" bigint NOT NULL,
	"size" integer NOT NULL,
	"storage_key" text NOT NULL,
	CONSTRAINT "export_parts_company_id_export_id_start_pk" PRIMARY KEY("company_id","export_id","start"),
	CONSTRAINT "export_parts_storage_key_unique" UNIQUE("storage_key")
);
--> statement-breakpoint
ALTER TABLE "company_exports" ADD CONSTRAINT "company_exports_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_exports" ADD CONSTRAINT "company_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_parts" ADD CONSTRAINT "export_parts_export" FOREIGN KEY ("company_id","export_id") REFERENCES "public"."company_exports"("company_id","id") ON DELETE cascade ON UPDATE no action;