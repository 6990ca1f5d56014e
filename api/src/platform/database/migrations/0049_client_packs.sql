CREATE TABLE "pack_settings" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"name" text,
	"color" text,
	"logo" text
);
--> statement-breakpoint
ALTER TABLE "pack_settings" ADD CONSTRAINT "pack_settings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;