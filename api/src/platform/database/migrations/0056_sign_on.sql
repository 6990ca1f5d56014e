ALTER TABLE "users" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "logout_address" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "identity_issuer" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "identity_subject" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "emergency_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_identity" UNIQUE("identity_issuer","identity_subject");