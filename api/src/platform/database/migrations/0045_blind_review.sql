CREATE TABLE "unmaskings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "unmaskings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"reason" text NOT NULL,
	"user_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "blind_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "blind" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "unmaskings" ADD CONSTRAINT "unmaskings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unmaskings" ADD CONSTRAINT "unmaskings_person" FOREIGN KEY ("company_id","person_id") REFERENCES "public"."people"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "unmaskings_holding" ON "unmaskings" USING btree ("company_id","person_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "unmaskings_person_id" ON "unmaskings" USING btree ("company_id","person_id");--> statement-breakpoint
CREATE INDEX "roles_blind" ON "roles" USING btree ("company_id","id") WHERE blind;