CREATE TABLE "role_visits" (
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"role_id" integer NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "role_visits_company_id_role_id_user_id_pk" PRIMARY KEY("company_id","role_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "role_visits" ADD CONSTRAINT "role_visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_visits" ADD CONSTRAINT "role_visits_role" FOREIGN KEY ("company_id","role_id") REFERENCES "public"."roles"("company_id","id") ON DELETE cascade ON UPDATE no action;