DROP INDEX "analyses_role_by_rubric";--> statement-breakpoint
CREATE INDEX "analyses_role_by_rubric" ON "analyses" USING btree ("company_id","role_id","job_description_id","rubric_version","status");