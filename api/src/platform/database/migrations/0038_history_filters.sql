CREATE INDEX "audit_log_user_action" ON "audit_log" USING btree ("company_id","user_id","action","created_at","id");--> statement-breakpoint
-- Gives entries their place on behalf of the owner of the tables, so that the server's user need not be able to change any.
ALTER FUNCTION "chain_audit"() SECURITY DEFINER SET search_path = public, pg_temp;
