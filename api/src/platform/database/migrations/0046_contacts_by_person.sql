DROP INDEX "person_contacts_value";--> statement-breakpoint
DROP INDEX "person_contacts_person_id";--> statement-breakpoint
DROP INDEX "person_contacts_resume_id";--> statement-breakpoint
CREATE INDEX "person_contacts_value" ON "person_contacts" USING btree ("value","kind","company_id");--> statement-breakpoint
CREATE INDEX "person_contacts_person_id" ON "person_contacts" USING btree ("person_id","company_id");--> statement-breakpoint
CREATE INDEX "person_contacts_resume_id" ON "person_contacts" USING btree ("resume_id","company_id");